import { seededRandom } from '../core/random.js';
import type { Fault } from '../wire/fault.js';

interface Entry {
  readonly fault: Fault;
  readonly matches: (method: string, path: string) => boolean;
  readonly roll: () => number;
  timesLeft: number;
}

/** True if the path matches the glob, in which `*` matches anything. One pass, however many stars there are. */
const matchesGlob = (glob: string, path: string): boolean => {
  const [first = '', ...rest] = glob.split('*');
  const last = rest.pop();
  if (last === undefined) return path === first;
  const endAt = path.length - last.length;
  let at = first.length;
  if (at > endAt || !path.startsWith(first) || !path.endsWith(last)) return false;
  return rest.every((part) => {
    const foundAt = path.indexOf(part, at);
    at = foundAt + part.length;
    return foundAt >= 0 && at <= endAt;
  });
};

const createMatcher = (route: string): Entry['matches'] => {
  const [expected = '*', glob = '/*'] = route.split(' ');
  return (method, path) => (expected === '*' || expected === method) && matchesGlob(glob, path);
};

/** A fault that is set. */
export interface SetFault {
  readonly id: string;
  readonly fault: Fault;
  /** Number of requests that it still affects; null if it lasts until it is cleared. */
  readonly timesLeft: number | null;
}

/** The faults that are set. They affect the routes of the interface (`/v1/…`), not those of the sandbox. */
export class FaultRegistry {
  readonly #entries = new Map<string, Entry>();
  #count = 0;

  /** Sets a fault and returns its id. */
  add(fault: Fault): string {
    const id = `fault_${++this.#count}`;
    const roll = fault.seed === undefined ? Math.random : seededRandom(fault.seed);
    this.#entries.set(id, { fault, matches: createMatcher(fault.route), roll, timesLeft: fault.times ?? Infinity });
    return id;
  }

  /** In the order in which they were set. */
  list(): readonly SetFault[] {
    return [...this.#entries].map(([id, { fault, timesLeft }]) => ({
      id,
      fault,
      timesLeft: timesLeft === Infinity ? null : timesLeft,
    }));
  }

  /** Returns false if there is no such fault. */
  remove(id: string): boolean {
    return this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Returns the fault for this request, if any, and counts it as used. The one that was set first wins. */
  take(method: string, path: string): Fault | undefined {
    if (!path.startsWith('/v1/')) return undefined;
    for (const [id, entry] of this.#entries) {
      if (!entry.matches(method, path) || entry.roll() >= (entry.fault.probability ?? 1)) continue;
      if (--entry.timesLeft <= 0) this.#entries.delete(id);
      return entry.fault;
    }
    return undefined;
  }
}
