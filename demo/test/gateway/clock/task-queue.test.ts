import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TaskQueue } from '../../../gateway/clock/task-queue.js';
import { seededRandom } from '../../../gateway/core/random.js';

const drain = (queue: TaskQueue): number[] => {
  const times: number[] = [];
  for (let due = queue.take(Infinity); due; due = queue.take(Infinity)) times.push(due.atMs);
  return times;
};

it('tasks come out in the order of their time, whatever the order they came in', () => {
  const random = seededRandom(7);
  const times = Array.from({ length: 2000 }, () => Math.floor(random() * 500));
  const queue = new TaskQueue();
  for (const atMs of times) queue.add(atMs, () => undefined);
  assert.deepEqual(
    drain(queue),
    times.sort((a, b) => a - b),
  );
  assert.equal(queue.size, 0);
});

it('tasks of the same time come out in the order they came in', () => {
  const queue = new TaskQueue();
  const ran: number[] = [];
  for (let turn = 0; turn < 100; turn++) queue.add(5, () => void ran.push(turn));
  for (let due = queue.take(5); due; due = queue.take(5)) void due.task();
  assert.deepEqual(
    ran,
    Array.from({ length: 100 }, (_, turn) => turn),
  );
});

it('a cancelled task never comes out and does not count', () => {
  const queue = new TaskQueue();
  const cancels = [3, 1, 2, 5, 4].map((atMs) => queue.add(atMs, () => undefined));
  cancels[1]?.();
  cancels[3]?.();
  cancels[3]?.();
  assert.equal(queue.size, 3);
  assert.equal(queue.nextAtMs(), 2);
  assert.deepEqual(drain(queue), [2, 3, 4]);
});

it('cancelling a task that has run changes nothing', () => {
  const queue = new TaskQueue();
  const cancel = queue.add(1, () => undefined);
  queue.add(2, () => undefined);
  queue.take(1);
  cancel();
  assert.equal(queue.size, 1);
});

it('a task does not come out before its time', () => {
  const queue = new TaskQueue();
  queue.add(10, () => undefined);
  assert.equal(queue.take(9), undefined);
  assert.equal(queue.take(10)?.atMs, 10);
});
