# Carols to sing along, all in the public domain: a verse each.

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
# After Ernst Anschütz, 1824
carol-o-christmas-tree =
    O Christmas tree, O Christmas tree,
    Thy leaves are so unchanging!
    Not only green when summer’s here,
    But also when ’tis cold and drear.
    O Christmas tree, O Christmas tree,
    Thy leaves are so unchanging!
# Joseph Mohr, 1818; John Freeman Young, 1859
carol-silent-night =
    Silent night, holy night,
    All is calm, all is bright
    Round yon Virgin Mother and Child.
    Holy Infant so tender and mild,
    Sleep in heavenly peace,
    Sleep in heavenly peace.
# Isaac Watts, 1719
carol-joy-to-the-world =
    Joy to the world, the Lord is come!
    Let earth receive her King;
    Let every heart prepare Him room,
    And heaven and nature sing.
# Traditional, printed in 1833
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
# Traditional
carol-we-wish-you-a-merry-christmas =
    We wish you a merry Christmas,
    We wish you a merry Christmas,
    We wish you a merry Christmas
    And a happy New Year!
