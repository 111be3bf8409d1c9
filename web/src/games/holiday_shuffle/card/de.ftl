about-holiday_shuffle = Bring zehn Tage in ihre Reihe, bevor es jemand anderes tut.
minutes-holiday_shuffle = 30 Min.
course-in_order = Tage in der Reihe
