import { seededRandom } from '../random.js';
import type { Fault } from './fault.js';

interface Entry {
  readonly fault: Fault;
  readonly matches: (method: string, path: string) => boolean;
  readonly roll: () => number;
  timesLeft: number;
}

/** Whether the path is what the glob says, in which `*` stands for anything. In one pass, however many stars there are. */
const fits = (glob: string, path: string): boolean => {
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

const matcher = (route: string): Entry['matches'] => {
  const [wanted = '*', glob = '/*'] = route.split(' ');
  return (method, path) => (wanted === '*' || wanted === method) && fits(glob, path);
};

/** A fault that is set. */
export interface SetFault {
  readonly id: string;
  readonly fault: Fault;
  /** How many requests it will still hit; null when it lasts until it is cleared. */
  readonly timesLeft: number | null;
}

/** The faults that are set. They concern the interface's own routes (`/v1/…`); the sandbox's always work. */
export class Faults {
  readonly #entries = new Map<string, Entry>();
  #count = 0;

  /** Sets a fault and returns its id. */
  add(fault: Fault): string {
    const id = `fault_${++this.#count}`;
    const roll = fault.seed === undefined ? Math.random : seededRandom(fault.seed);
    this.#entries.set(id, { fault, matches: matcher(fault.route), roll, timesLeft: fault.times ?? Infinity });
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

  /** Whether there was such a fault. */
  remove(id: string): boolean {
    return this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** The fault that hits this request, if any: the first that was set wins. Counts it as used. */
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
