# Weihnachtslieder zum Mitsingen, alle gemeinfrei: je eine Strophe, auf Englisch, wo es keine alte deutsche gibt.

# James Lord Pierpont, 1857
carol-jingle-bells =
    Jingle bells, jingle bells,
    Jingle all the way!
    Oh, what fun it is to ride
    In a one-horse open sleigh!
# Thomas Oliphant, 1862
carol-deck-the-halls =
    Deck the halls with boughs of holly,
    Fa la la la la, la la la la!
    ’Tis the season to be jolly,
    Fa la la la la, la la la la!
# Ernst Anschütz, 1824
carol-o-christmas-tree =
    O Tannenbaum, o Tannenbaum,
    wie treu sind deine Blätter!
    Du grünst nicht nur zur Sommerzeit,
    nein, auch im Winter, wenn es schneit.
    O Tannenbaum, o Tannenbaum,
    wie treu sind deine Blätter!
# Joseph Mohr, 1818
carol-silent-night =
    Stille Nacht, heilige Nacht,
    alles schläft, einsam wacht
    nur das traute hochheilige Paar.
    Holder Knabe im lockigen Haar,
    schlaf in himmlischer Ruh,
    schlaf in himmlischer Ruh!
# Isaac Watts, 1719
carol-joy-to-the-world =
    Joy to the world, the Lord is come!
    Let earth receive her King;
    Let every heart prepare Him room,
    And heaven and nature sing.
# Überliefert, gedruckt 1833
carol-the-first-noel =
    The first Noel the angel did say
    Was to certain poor shepherds in fields as they lay;
    In fields where they lay keeping their sheep,
    On a cold winter’s night that was so deep.
    Noel, Noel, Noel, Noel!
# John Mason Neale, 1853
carol-good-king-wenceslas =
    Good King Wenceslas looked out
    On the Feast of Stephen,
    When the snow lay round about,
    Deep and crisp and even.
# Überliefert
carol-we-wish-you-a-merry-christmas =
    We wish you a merry Christmas,
    We wish you a merry Christmas,
    We wish you a merry Christmas
    And a happy New Year!
