/**
 * Firefox reads bodies and computes hashes in other threads, WebKit hashes only. On a busy machine such a thread can wait for as long
 * as a test runs, so a virtual clock would advance before an answer that has already arrived.
 */
const isFirefox = globalThis.navigator?.userAgent?.includes('Firefox');
const isWebKit = globalThis.navigator?.vendor?.startsWith('Apple');
const hasOtherThreads = isFirefox || isWebKit;

/** Limits the wait for a body that never ends. */
const MAX_READS = 200;

let pending = 0;

type Method = (this: unknown, ...args: unknown[]) => Promise<unknown>;

const count = (prototype: object, names: readonly string[]): void => {
  const methods = prototype as Record<string, Method>;
  for (const name of names) {
    const method = methods[name]!;
    methods[name] = async function (...args) {
      pending++;
      try {
        return await method.apply(this, args);
      } finally {
        pending--;
      }
    };
  }
};

if (isFirefox) {
  for (const { prototype } of [Request, Response]) count(prototype, ['text', 'json', 'arrayBuffer']);
  count(ReadableStreamDefaultReader.prototype, ['read']);
}
if (hasOtherThreads) count(SubtleCrypto.prototype, ['importKey', 'sign', 'digest']);

/** Waits until reads and hashes in other threads have finished, by reading short bodies there. */
export const waitForPendingReads = async (): Promise<void> => {
  if (!hasOtherThreads) return;
  for (let reads = 0; reads < 1 || (pending > 0 && reads < MAX_READS); reads++) await new Response(' ').text();
};
