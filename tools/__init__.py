"""What contributors run now and then: neither part of the product nor tests of it."""
