/** A message between tabs: a request was sent, it was answered, or the answer changed the payment. */
export type TabMessage = 'requested' | 'answered' | 'changed';

/** A tab's part in a group. */
export interface TabMember {
  /** Called once, when this tab becomes the leader. It stays the leader until it leaves. */
  readonly onLeader: () => void;
  /** Messages are untrusted: they trigger a request, and are never shown. */
  readonly onMessage: (message: unknown) => void;
  /** Leaves the group: releases the lock and closes the channel, which would block the back/forward cache. */
  readonly signal: AbortSignal;
}

/** The connection of a tab to the others of its group. */
export interface TabChannel {
  readonly broadcast: (message: TabMessage) => void;
  /** Possibly written by a tab that has closed. Untrusted; empty if there are none. */
  readonly readRequestTimes: () => readonly number[];
  /** Stores the times for all tabs; an empty list removes them. */
  readonly writeRequestTimes: (numbers: readonly number[]) => void;
}

/** Does nothing: for a tab without a group. */
export const NOOP_CHANNEL: TabChannel = {
  broadcast: () => undefined,
  readRequestTimes: () => [],
  writeRequestTimes: () => undefined,
};

/** Connects the tabs of a browser. Where the APIs are missing or throw, each tab is its own leader. */
export interface Tabs {
  /** Joins the group of this name. */
  join(name: string, member: TabMember): TabChannel;
  /** Acquires the lock until the signal is aborted; resolves to false at once if another tab has it. */
  tryLock(name: string, signal: AbortSignal): Promise<boolean>;
}
