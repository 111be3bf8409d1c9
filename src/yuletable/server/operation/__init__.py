"""What operators look at: metrics, logs and health."""
