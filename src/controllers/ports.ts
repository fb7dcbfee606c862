import { systemClock, type Clock, type PageSignals } from '../tracker/ports.js';
import { browserNavigation, type Navigation } from './navigation.js';
import { browserPageSignals } from './page-signals.js';

/** All that an element uses of the world around it. Tests and stories put their own in. */
export interface ElementPorts {
  readonly clock: Clock;
  readonly page: PageSignals;
  readonly navigation: Navigation;
  /** In [0, 1). */
  readonly random: () => number;
  /** Puts text on the clipboard; rejects where the browser forbids it. */
  readonly copy: (text: string) => Promise<void>;
}

/** The browser itself. Looked up at each use, so that importing it in bare Node is harmless. */
export const browserPorts: ElementPorts = {
  clock: systemClock,
  page: browserPageSignals,
  navigation: browserNavigation,
  random: () => Math.random(),
  copy: (text) => navigator.clipboard.writeText(text),
};
