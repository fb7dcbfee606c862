import { systemClock, type Clock } from '../core/clock.js';
import { type PageSignals } from '../tracker/ports.js';
import { browserNavigation, type Navigation } from './navigation.js';
import type { Tabs } from '../tracker/tab-channel.js';
import { browserPageSignals } from './page-signals.js';
import { browserTabs } from './tabs.js';

/** All that an element uses of the world around it. Tests and stories put their own in. */
export interface ElementPorts {
  readonly clock: Clock;
  readonly page: PageSignals;
  readonly navigation: Navigation;
  /** Absent, each tab asks for itself. */
  readonly tabs?: Tabs | undefined;
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
  tabs: browserTabs,
  random: () => Math.random(),
  copy: (text) => navigator.clipboard.writeText(text),
};
