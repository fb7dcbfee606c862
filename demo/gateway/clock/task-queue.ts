import type { Task } from './clock.js';

interface Entry {
  readonly atMs: number;
  /** Tells entries of the same millisecond apart: first come, first run. */
  readonly turn: number;
  /** Undefined once cancelled or run. */
  task: Task | undefined;
}

const isBefore = (a: Entry, b: Entry): boolean => a.atMs < b.atMs || (a.atMs === b.atMs && a.turn < b.turn);

/**
 * Tasks by time, as a binary heap: thousands of held polls each add one and cancel it. A cancelled entry stays until it
 * would have been due, which for a hold is a minute.
 */
export class TaskQueue {
  readonly #heap: Entry[] = [];
  #turn = 0;
  #pending = 0;

  /** Tasks that are neither run nor cancelled. */
  get size(): number {
    return this.#pending;
  }

  add(atMs: number, task: Task): () => void {
    const entry: Entry = { atMs, turn: this.#turn++, task };
    this.#pending++;
    this.#push(entry);
    return () => {
      if (!entry.task) return;
      entry.task = undefined;
      this.#pending--;
    };
  }

  /** When the first task is due; undefined when there is none. */
  nextAtMs(): number | undefined {
    while (this.#heap[0] && !this.#heap[0].task) this.#pop();
    return this.#heap[0]?.atMs;
  }

  /** Takes the first task if it is due by then. */
  take(untilMs: number): { readonly atMs: number; readonly task: Task } | undefined {
    const atMs = this.nextAtMs();
    if (atMs === undefined || atMs > untilMs) return undefined;
    const entry = this.#pop();
    const task = entry?.task;
    if (!entry || !task) return undefined;
    entry.task = undefined;
    this.#pending--;
    return { atMs, task };
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let index = heap.push(entry) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as Entry;
      if (isBefore(above, entry)) break;
      heap[index] = above;
      heap[parent] = entry;
      index = parent;
    }
  }

  #pop(): Entry | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last && last !== first) this.#sink(last);
    return first;
  }

  #sink(entry: Entry): void {
    const heap = this.#heap;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      const left = heap[child];
      const right = heap[child + 1];
      if (!left) break;
      if (right && isBefore(right, left)) child++;
      const below = heap[child] as Entry;
      if (isBefore(entry, below)) break;
      heap[index] = below;
      index = child;
    }
    heap[index] = entry;
  }
}
