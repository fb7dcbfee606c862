// The entry for bundlers in development mode (export condition `development`). Adds the contrast check of the theme.
import '../pay-status.js';
import '../theme-check.js';
