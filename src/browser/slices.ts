/** The longest time for which work takes over a task that others have begun, milliseconds. */
const FIRST_MS = 50;
/** The same for a task of its own. The page then responds to its user, and paints. */
const SLICE_MS = 120;
/** What always runs in the first task: the elements of a usual page, which must be painted together. */
const MIN_RUNS = 8;

const queue: (() => void)[] = [];
/** Undefined if the task of the event loop has done no work yet. */
let endsAt: number | undefined;
let runs = 0;

/** Undefined while nothing waits: in Node, an open port keeps the process alive. */
let channel: MessageChannel | undefined;

/** Continues in the next task. A timer would queue behind all due timers, such as those of a thousand polls. */
const continueLater = (): void => {
  if (typeof MessageChannel === 'undefined') {
    setTimeout(resume);
    return;
  }
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = resume;
  }
  channel.port2.postMessage(null);
};

const runQueue = async (): Promise<void> => {
  endsAt = performance.now() + SLICE_MS;
  while (queue.length && performance.now() < endsAt) {
    queue.shift()?.();
    // What follows from it counts, such as a request.
    await Promise.resolve();
  }
  if (queue.length) {
    continueLater();
    return;
  }
  endsAt = undefined;
  channel?.port1.close();
  channel = undefined;
};

/** Not a closure: it would keep the last work, and its element, in memory. */
const resume = (): void => {
  void runQueue();
};

/**
 * Runs work at once, or later if this task of the event loop has done a lot of such work: a page with a thousand elements
 * responds to its user meanwhile. Keeps the order.
 *
 * @returns a promise if the work is not done yet
 */
export const runInSlices = (run: () => void): Promise<void> | undefined => {
  if (endsAt === undefined) {
    runs = 0;
    endsAt = performance.now() + FIRST_MS;
    continueLater();
  }
  if (!queue.length && (runs < MIN_RUNS || performance.now() < endsAt)) {
    runs++;
    run();
    return undefined;
  }
  return new Promise((resolve) => {
    // Runs at once when its turn comes; an error is that of the promise.
    const runOrReject = async (): Promise<void> => {
      run();
    };
    queue.push(() => {
      resolve(runOrReject());
    });
  });
};
