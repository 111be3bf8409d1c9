about-holiday_fever = Durch die Stadt, an den Baum, Geschenke tauschen, eine Rede halten.
minutes-holiday_fever = 30–60 Min.
course-stars = Sterne
