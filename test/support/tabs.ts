import type { TabMember, TabChannel, Tabs } from '../../src/tracker/tab-channel.js';

interface Place extends TabMember {
  readonly tab: VirtualTab;
}

/** A browser of which a test opens tabs: one lock and one channel a name, like the real ones. */
export class VirtualBrowser {
  readonly #locks = new Set<string>();
  readonly #notes = new Map<string, readonly number[]>();
  readonly #groups = new Map<string, Place[]>();
  /** A tab that leads has stopped running without leaving, as some systems freeze them. */
  readonly frozen = new Set<VirtualTab>();

  tab(): VirtualTab {
    return new VirtualTab(this);
  }

  /** The number of tabs with a lock or channel: 0 after cleanup. */
  get members(): number {
    return [...this.#groups.values()].reduce((sum, seats) => sum + seats.length, 0);
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

  join(name: string, seat: Place): TabChannel {
    const seats = this.#groups.get(name) ?? [];
    this.#groups.set(name, seats);
    seats.push(seat);
    const grant = (): void => {
      const first = seats[0];
      queueMicrotask(() => {
        if (first && first === seats[0]) first.onLeader();
      });
    };
    if (seats.length === 1) grant();
    seat.signal.addEventListener('abort', () => {
      const wasFirst = seats[0] === seat;
      seats.splice(seats.indexOf(seat), 1);
      if (wasFirst) grant();
    });
    return {
      broadcast: (news) => {
        for (const other of [...seats])
          if (other !== seat && !this.frozen.has(seat.tab) && !this.frozen.has(other.tab))
            queueMicrotask(() => {
              if (!other.signal.aborted) other.onMessage(news);
            });
      },
      readRequestTimes: () => this.#notes.get(name) ?? [],
      writeRequestTimes: (numbers) => {
        if (numbers.length) this.#notes.set(name, numbers);
        else this.#notes.delete(name);
      },
    };
  }
}

/** One tab's way to the others. */
export class VirtualTab implements Tabs {
  readonly #browser: VirtualBrowser;

  constructor(browser: VirtualBrowser) {
    this.#browser = browser;
  }

  readonly join = (name: string, member: TabMember): TabChannel => this.#browser.join(name, { tab: this, ...member });

  readonly tryLock = (name: string, signal: AbortSignal): Promise<boolean> => this.#browser.tryLock(name, signal);
}
