"""Programs for those who work on Yuletable; they are neither part of it nor tests of it."""
