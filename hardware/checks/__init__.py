"""What has to hold before anything is printed: each check returns sentences that name what is wrong, or none."""
