import type { Task } from './clock.js';

interface Entry {
  readonly atMs: number;
  /** Orders entries of the same millisecond: first in, first out. */
  readonly order: number;
  /** Undefined once cancelled or run. */
  task: Task | undefined;
}

const isBefore = (a: Entry, b: Entry): boolean => a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);

/**
 * Tasks by time, as a binary heap, because thousands of held polls each add and cancel one. A cancelled entry stays until
 * it would have been due, which for a hold is a minute.
 */
export class TaskQueue {
  readonly #heap: Entry[] = [];
  #order = 0;
  #pending = 0;

  /** The number of tasks that are neither run nor cancelled. */
  get size(): number {
    return this.#pending;
  }

  add(atMs: number, task: Task): () => void {
    const entry: Entry = { atMs, order: this.#order++, task };
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

  /** Removes and returns the first task if it is due. */
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
