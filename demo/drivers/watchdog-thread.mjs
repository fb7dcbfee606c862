// Runs in a thread of its own: ends the process when the main thread has not called for a given time.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { calls, limitMs, message } = workerData;
const STDERR = 2;

/** True if the main thread calls within half of the limit. */
const isCalled = () => Atomics.wait(calls, 0, Atomics.load(calls, 0), limitMs / 2) !== 'timed-out';

// Twice in a row: after a pause of the whole process, both threads continue at the same time.
while (isCalled() || isCalled());

try {
  writeSync(STDERR, message);
} finally {
  // A blocked main thread handles no other signal.
  process.kill(process.pid, 'SIGKILL');
}
