about-holiday_fever = Round the town, trim the tree, swap gifts, give a speech.
minutes-holiday_fever = 30 to 60 min
course-stars = stars
