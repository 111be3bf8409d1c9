about-christmas_opoly = Kauf die Straße, handle, schmück sie mit Geschenken und Bäumen.
minutes-christmas_opoly = ab 60 Min.
course-cash = Geld in der Hand
