/**
 * What a tab tells the others: that it begins to ask or asked again, that it was answered, that the answer changed what it
 * knew; and to one that begins, how long ago each of the last asks was, newest first, milliseconds.
 */
export type News = 'begun' | 'asked' | 'answered' | 'changed' | readonly number[];

/** How a tab takes part in a group. */
export interface Member {
  /** Called once, when this tab is the one that polls. It stays so until it leaves. */
  readonly onLead: () => void;
  /** Hearsay of the other tabs: a reason to ask, never an answer. */
  readonly onNews: (news: unknown) => void;
  /** Leaves: lets the next tab lead, and closes what would keep the page out of the back/forward cache. */
  readonly signal: AbortSignal;
}

/** What connects the tabs of a browser. Where that is missing or throws, each tab leads itself. */
export interface Tabs {
  /** Joins the group of this name; the returned function tells the others. */
  join(name: string, member: Member): (news: News) => void;
  /** Takes the lock of this name until the signal ends; resolves to false, at once, where another has it. */
  seize(name: string, signal: AbortSignal): Promise<boolean>;
}
