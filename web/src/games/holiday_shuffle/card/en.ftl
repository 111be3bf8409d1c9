about-holiday_shuffle = Put ten dates in order before anybody else does.
minutes-holiday_shuffle = 30 min
course-in_order = dates in order
