about-christmas_opoly = Buy the street, trade, trim it with Presents and Trees.
minutes-christmas_opoly = 60 min up
course-cash = money in hand
