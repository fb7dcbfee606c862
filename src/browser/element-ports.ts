import { systemClock, type Clock } from '../core/clock.js';
import type { PageSignals } from '../tracker/ports.js';
import { browserDocumentTitle, type DocumentTitle } from './document-title.js';
import { browserNavigation, type Navigation } from './navigation.js';
import type { Tabs } from '../tracker/tab-channel.js';
import { browserPageSignals } from './page-signals.js';
import { browserTabs } from './tabs.js';

/** The ports of an element. Tests and stories replace them. */
export interface ElementPorts {
  readonly clock: Clock;
  readonly page: PageSignals;
  readonly navigation: Navigation;
  readonly documentTitle: DocumentTitle;
  /** If absent, each tab polls for itself. */
  readonly tabs?: Tabs | undefined;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  /** Copies text to the clipboard; rejects if the browser forbids it. */
  readonly copy: (text: string) => Promise<void>;
  /** Receives messages for the developer of the page. */
  readonly console: Pick<Console, 'error' | 'warn'>;
}

/** The browser's APIs. Looked up at each use, so that the module can be imported in Node. */
export const browserPorts: ElementPorts = {
  clock: systemClock,
  page: browserPageSignals,
  navigation: browserNavigation,
  documentTitle: browserDocumentTitle,
  tabs: browserTabs,
  random: () => Math.random(),
  copy: (text) => navigator.clipboard.writeText(text),
  console,
};
