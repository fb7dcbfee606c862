/** What a tab tells the others: that it asked, that it was answered, and that the answer changed what it knew. */
export type TabMessage = 'asked' | 'answered' | 'changed';

/** How a tab takes part in a group. */
export interface TabMember {
  /** Called once, when this tab is the one that polls. It stays so until it leaves. */
  readonly onLeader: () => void;
  /** Hearsay of the other tabs: a reason to ask, never an answer. */
  readonly onMessage: (news: unknown) => void;
  /** Leaves: lets the next tab lead, and closes what would keep the page out of the back/forward cache. */
  readonly signal: AbortSignal;
}

/** A tab's place among the others. */
export interface TabChannel {
  readonly broadcast: (news: TabMessage) => void;
  /** What any tab wrote down last, also one that is gone; not to be trusted. Empty when nothing is there. */
  readonly readRequestTimes: () => readonly number[];
  /** Writes this down for all tabs; nothing is kept of an empty list. */
  readonly writeRequestTimes: (numbers: readonly number[]) => void;
}

/** Of a tab that knows of no others. */
export const NOOP_CHANNEL: TabChannel = {
  broadcast: () => undefined,
  readRequestTimes: () => [],
  writeRequestTimes: () => undefined,
};

/** What connects the tabs of a browser. Where that is missing or throws, each tab leads itself. */
export interface Tabs {
  /** Joins the group of this name. */
  join(name: string, member: TabMember): TabChannel;
  /** Takes the lock of this name until the signal ends; resolves to false, at once, where another has it. */
  tryLock(name: string, signal: AbortSignal): Promise<boolean>;
}
