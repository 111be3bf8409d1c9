about-north_pole = Fahr deinen Zug durch den Schnee und schieb die anderen zurück.
minutes-north_pole = 30 Min.
course-at = Feld auf der Strecke
