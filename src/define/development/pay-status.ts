// What bundlers take in development mode, by the condition `development`: also says when a theme cannot be read.
import '../pay-status.js';
import '../theme-check.js';
