import type { TabMember, TabChannel, Tabs } from '../../src/tracker/tab-channel.js';

interface Member extends TabMember {
  readonly tab: VirtualTab;
}

/** A browser with virtual tabs, which share one lock and one channel per name, like real ones. */
export class VirtualBrowser {
  readonly #locks = new Set<string>();
  readonly #requestTimes = new Map<string, readonly number[]>();
  readonly #groups = new Map<string, Member[]>();
  /** Tabs that have stopped running but keep their locks, as some systems freeze them. */
  readonly frozen = new Set<VirtualTab>();

  tab(): VirtualTab {
    return new VirtualTab(this);
  }

  /** The number of tabs with a lock or channel: 0 after cleanup. */
  get members(): number {
    return [...this.#groups.values()].reduce((sum, members) => sum + members.length, 0);
  }

  /** The number of acquired locks. */
  get locks(): number {
    return this.#locks.size;
  }

  /** The names of the groups so far. */
  get names(): readonly string[] {
    return [...this.#groups.keys()];
  }

  tryLock(name: string, signal: AbortSignal): Promise<boolean> {
    if (this.#locks.has(name)) return Promise.resolve(false);
    this.#locks.add(name);
    signal.addEventListener('abort', () => this.#locks.delete(name));
    return Promise.resolve(true);
  }

  join(name: string, member: Member): TabChannel {
    const members = this.#groups.get(name) ?? [];
    this.#groups.set(name, members);
    members.push(member);
    const grant = (): void => {
      const first = members[0];
      queueMicrotask(() => {
        if (first && first === members[0]) first.onLeader();
      });
    };
    if (members.length === 1) grant();
    member.signal.addEventListener('abort', () => {
      const wasFirst = members[0] === member;
      members.splice(members.indexOf(member), 1);
      if (wasFirst) grant();
    });
    return {
      broadcast: (message) => {
        for (const other of [...members])
          if (other !== member && !this.frozen.has(member.tab) && !this.frozen.has(other.tab))
            queueMicrotask(() => {
              if (!other.signal.aborted) other.onMessage(message);
            });
      },
      readRequestTimes: () => this.#requestTimes.get(name) ?? [],
      writeRequestTimes: (numbers) => {
        if (numbers.length) this.#requestTimes.set(name, numbers);
        else this.#requestTimes.delete(name);
      },
    };
  }
}

/** The tab port of one virtual tab. */
export class VirtualTab implements Tabs {
  readonly #browser: VirtualBrowser;

  constructor(browser: VirtualBrowser) {
    this.#browser = browser;
  }

  readonly join = (name: string, member: TabMember): TabChannel => this.#browser.join(name, { tab: this, ...member });

  readonly tryLock = (name: string, signal: AbortSignal): Promise<boolean> => this.#browser.tryLock(name, signal);
}
