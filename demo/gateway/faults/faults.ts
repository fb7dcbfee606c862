import { seededRandom } from '../random.js';
import type { Fault } from './fault.js';

interface Entry {
  readonly fault: Fault;
  readonly matches: (method: string, path: string) => boolean;
  readonly roll: () => number;
  timesLeft: number;
}

const matcher = (route: string): Entry['matches'] => {
  const [wanted = '*', glob = '/*'] = route.split(' ');
  const parts = glob.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return (method, path) => (wanted === '*' || wanted === method) && pattern.test(path);
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
