about-north_pole = Drive your train through the snow, bump the others back.
minutes-north_pole = 30 min
course-at = space on the track
