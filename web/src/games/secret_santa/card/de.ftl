about-secret_santa = Höher legen oder passen. Wer zuerst alle Geschenke los ist, gewinnt.
minutes-secret_santa = 45 Min.
course-held = Karten übrig
