import { url as getInspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const CALLS_PER_LIMIT = 8;

interface WatchdogOptions {
  /** How long the main thread may be blocked, milliseconds. */
  readonly limitMs: number;
  /** Written to stderr before the process ends. */
  readonly message: string;
}

/**
 * Ends the process when its main thread is blocked: PGlite runs there, and where it cannot write, it loops for ever. Then
 * no request is answered and no signal handled. A debugger blocks the main thread too, so it switches this off.
 */
export const startWatchdog = ({ limitMs, message }: WatchdogOptions): void => {
  if (getInspectorUrl() !== undefined) return;
  const calls = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData = { calls, limitMs, message };
  // Plain JavaScript, because a thread does not inherit the TypeScript loader. No options of the process: they may need one.
  const thread = new Worker(new URL('./watchdog-thread.mjs', import.meta.url), { workerData, execArgv: [] });
  const timer = setInterval(() => {
    Atomics.add(calls, 0, 1);
    Atomics.notify(calls, 0);
  }, limitMs / CALLS_PER_LIMIT);
  // Neither keeps the process running.
  timer.unref();
  thread.unref();
};
