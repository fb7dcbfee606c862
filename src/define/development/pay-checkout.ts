// The entry for bundlers in development mode (export condition `development`). Adds the contrast check of the theme.
import '../pay-checkout.js';
import '../theme-check.js';
