/**
 * Firefox reads bodies and computes hashes in other threads. On a busy machine such a thread can wait for as long
 * as a test runs, so a virtual clock would advance before an answer that has already arrived.
 */
const isFirefox = globalThis.navigator?.userAgent?.includes('Firefox');

/** A body that never ends is no reason to wait for ever. */
const MOST_READS = 200;

let underWay = 0;

type Method = (this: unknown, ...args: unknown[]) => Promise<unknown>;

const count = (prototype: object, names: readonly string[]): void => {
  const methods = prototype as Record<string, Method>;
  for (const name of names) {
    const method = methods[name]!;
    methods[name] = async function (...args) {
      underWay++;
      try {
        return await method.apply(this, args);
      } finally {
        underWay--;
      }
    };
  }
};

if (isFirefox) {
  for (const { prototype } of [Request, Response]) count(prototype, ['text', 'json', 'arrayBuffer']);
  count(ReadableStreamDefaultReader.prototype, ['read']);
  count(SubtleCrypto.prototype, ['importKey', 'sign', 'digest']);
}

/** Reads a body of its own, and more of them for as long as anything else is under way there. */
export const waitForPendingReads = async (): Promise<void> => {
  for (let reads = 0; reads < 1 || (underWay > 0 && reads < MOST_READS); reads++) await new Response(' ').text();
};
