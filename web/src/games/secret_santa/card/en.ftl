about-secret_santa = Lay higher, or pass. First to give every gift away wins.
minutes-secret_santa = 45 min
course-held = cards left
