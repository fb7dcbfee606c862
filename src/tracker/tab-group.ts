import type { Clock } from '../core/clock.js';
import { NOOP_CHANNEL, type TabChannel, type Tabs } from './tab-channel.js';

/** Rises with what the tabs tell each other: tabs of two versions of this library do not understand each other. */
const PROTOCOL = 1;

/** Why a tab asks: as the one that polls for all, or once, because of what it heard. */
export type PollReason = 'lead' | 'news';

/** The part of a tab in the polling of a payment that several tabs follow. */
export interface TabGroup extends TabChannel {
  /**
   * Waits until this tab may ask. `news`: at once and without a hold, because something may have happened: another tab
   * says so, or the one that polled is gone, or silent for too long. Ends with the signal.
   */
  waitForTurn(signal: AbortSignal): Promise<PollReason>;
}

/** A tab without others. */
export const SINGLE_TAB: TabGroup = { ...NOOP_CHANNEL, waitForTurn: () => Promise.resolve('lead') };

interface TabGroupOptions {
  readonly tabs: Tabs;
  readonly clock: Clock;
  /** What is asked: where, and for which payment. */
  readonly subject: readonly string[];
  /** A leader that is not heard of for so long is taken for dead, milliseconds. */
  readonly silenceMs: number;
  /** Another tab was answered well. */
  readonly onAnswered: () => void;
  readonly signal: AbortSignal;
}

/**
 * Every script of the origin sees the names of locks and channels. 64 bits, as FNV-1a mixes them: two payments of one name
 * would be taken for one.
 */
const hash = (text: string): string => {
  let bits = 0n;
  for (let i = 0; i < text.length; i++) {
    bits = BigInt.asUintN(64, (bits ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return bits.toString(36);
};

/** A tab that leads sooner than this was never one of the others: nothing can have passed it by. */
const GRANT_MS = 200;

/** Joins the tabs that follow the same payment, until the signal ends. */
export const joinTabGroup = (options: TabGroupOptions): TabGroup => {
  const { tabs, clock, subject, silenceMs, onAnswered, signal } = options;
  let leads = false;
  /** Asks in the place of a leader that is silent. */
  let stepsIn = false;
  let hasNews = false;
  let wake: (() => void) | undefined;
  const seat = tabs.join(`pay-status/${PROTOCOL}/${hash(subject.join(' '))}`, {
    onLeader: () => {
      leads = true;
      wake?.();
    },
    onMessage: (news) => {
      hasNews ||= news === 'changed';
      stepsIn = false;
      wake?.();
      if (news !== 'asked') onAnswered();
    },
    signal,
  });

  /** Resolves to false when nothing was heard for too long. */
  const listen = async (run: AbortSignal): Promise<boolean> => {
    let cancel: (() => void) | undefined;
    const isHeard = await new Promise<boolean>((resolve) => {
      wake = () => {
        resolve(true);
      };
      run.addEventListener('abort', wake);
      cancel = clock.setTimeout(() => {
        resolve(false);
      }, silenceMs);
    });
    cancel?.();
    if (wake) run.removeEventListener('abort', wake);
    return isHeard;
  };

  return {
    ...seat,
    waitForTurn: async (run) => {
      const since = clock.monotonic();
      while (!run.aborted && !hasNews) {
        // What happened while nobody led would hide for a whole hold.
        if (leads) return clock.monotonic() - since < GRANT_MS ? 'lead' : 'news';
        if (stepsIn) return 'lead';
        if (!(await listen(run))) hasNews = stepsIn = true;
      }
      hasNews = false;
      return 'news';
    },
  };
};
