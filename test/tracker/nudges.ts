import type { PageSignal } from '../../src/tracker/ports.js';
import type { PaymentTracker } from '../../src/tracker/tracker.js';
import type { FakePage } from '../support/page.js';
import type { Sandbox } from '../support/sandbox.js';
import type { follow } from './follow.js';

type Nudge = (tracker: PaymentTracker, page: FakePage) => void;

/** Every signal that triggers a poll at once. */
export const NUDGES: Readonly<Record<string, Nudge>> = {
  refresh: (tracker) => {
    tracker.refresh();
  },
  'stop and start': (tracker) => {
    tracker.stop();
    tracker.start();
  },
  ...Object.fromEntries(
    (['visible', 'pageshow', 'online', 'resume'] as PageSignal[]).map((signal): [string, Nudge] => [
      signal,
      (_, page) => {
        page.signal(signal);
      },
    ]),
  ),
};

/** Sends the signal to the tracker repeatedly. */
export const nudgeFor = async (
  sandbox: Sandbox,
  { tracker, page }: ReturnType<typeof follow>,
  nudge: Nudge,
  ms: number,
  everyMs = 700,
): Promise<void> => {
  for (let passed = 0; passed < ms; passed += everyMs) {
    nudge(tracker, page);
    await sandbox.clock.advance(Math.min(everyMs, ms - passed));
  }
};
