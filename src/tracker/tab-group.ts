import type { Clock } from '../core/clock.js';
import { NOOP_CHANNEL, type TabChannel, type Tabs } from './tab-channel.js';

/** Part of the channel's name: tabs with different protocol versions must not talk to each other. */
const TABS_PROTOCOL_VERSION = 1;

/** Why a tab polls: as the leader, or once, because the payment may have changed. */
export type PollReason = 'leader' | 'message';

/** The tabs that follow the same payment, as one of them sees them. */
export interface TabGroup extends TabChannel {
  /**
   * Waits until this tab may poll. `message` requires a plain request, because the payment may have changed: another tab has
   * sent a message, or the leader has left or is silent for too long. Resolves when the signal is aborted.
   */
  waitForTurn(signal: AbortSignal): Promise<PollReason>;
}

/** A tab without others. */
export const SINGLE_TAB: TabGroup = { ...NOOP_CHANNEL, waitForTurn: () => Promise.resolve('leader') };

interface TabGroupOptions {
  readonly tabs: Tabs;
  readonly clock: Clock;
  /** The source and the payment. */
  readonly subject: readonly string[];
  /** A leader counts as dead after this time without a message, milliseconds. */
  readonly silenceMs: number;
  /** Called when another tab got an answer. */
  readonly onAnswered: () => void;
  readonly signal: AbortSignal;
}

/** Every script of the origin can read the names of locks and channels, so they contain a hash (FNV-1a, 64 bits). */
const hash = (text: string): string => {
  let bits = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) {
    bits = BigInt.asUintN(64, (bits ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return bits.toString(36);
};

/** A tab that becomes the leader within this time has missed no message, milliseconds. */
const IMMEDIATE_LEADER_MS = 200;

/** Joins the tabs that follow the same payment, until the signal is aborted. */
export const joinTabGroup = (options: TabGroupOptions): TabGroup => {
  const { tabs, clock, subject, silenceMs, onAnswered, signal } = options;
  let isLeader = false;
  /** Polls in place of a silent leader. */
  let isActingLeader = false;
  let hasMessage = false;
  let wake: (() => void) | undefined;
  const channel = tabs.join(`pay-status/${TABS_PROTOCOL_VERSION}/${hash(subject.join(' '))}`, {
    onLeader: () => {
      isLeader = true;
      wake?.();
    },
    onMessage: (message) => {
      hasMessage ||= message === 'changed';
      isActingLeader = false;
      wake?.();
      if (message !== 'requested') onAnswered();
    },
    signal,
  });

  /** Resolves to false if no message arrives for too long. */
  const waitForMessage = async (run: AbortSignal): Promise<boolean> => {
    let cancel: (() => void) | undefined;
    const hasHeard = await new Promise<boolean>((resolve) => {
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
    return hasHeard;
  };

  return {
    ...channel,
    waitForTurn: async (run) => {
      const since = clock.monotonic();
      while (!run.aborted && !hasMessage) {
        // A change while there was no leader would stay hidden for a whole long poll.
        if (isLeader) return clock.monotonic() - since < IMMEDIATE_LEADER_MS ? 'leader' : 'message';
        if (isActingLeader) return 'leader';
        if (!(await waitForMessage(run))) hasMessage = isActingLeader = true;
      }
      hasMessage = false;
      return 'message';
    },
  };
};
