import { watchTheme } from '../theme/check/watch.js';

/** How long a theme may be wrong until the console says so. */
const LOOK_MS = 1_000;

/** Two copies of this module, of two bundles, would say everything twice. */
const RUNNING = Symbol.for('pay-status.theme-check');

if (typeof document !== 'undefined' && !(RUNNING in document)) {
  Object.assign(document, { [RUNNING]: true });
  watchTheme({
    document,
    warn: (message, element) => {
      console.warn(message, element);
    },
    repeat: (look) => {
      setInterval(look, LOOK_MS);
    },
  });
}
