about-crazy_eights = Follow suit or rank, and lay eights whenever you like.
