"""What contributors run now and then, and no part of the product needs."""
