import { watchTheme } from '../theme/check/watch.js';

/** The interval of the check, milliseconds. */
const CHECK_INTERVAL_MS = 1_000;

/** Marks the document, so that a second copy of this module in another bundle does not repeat the warnings. */
const RUNNING = Symbol.for('pay-status.theme-check');

if (typeof document !== 'undefined' && !(RUNNING in document)) {
  Object.assign(document, { [RUNNING]: true });
  watchTheme({
    document,
    warn: (message, element) => {
      console.warn(message, element);
    },
    repeat: (check) => {
      setInterval(check, CHECK_INTERVAL_MS);
    },
  });
}
