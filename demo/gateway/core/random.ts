/** Random bytes for ids and transaction hashes; stories use a fixed sequence to look the same each time. */
export interface RandomSource {
  bytes(count: number): Uint8Array;
}

export const systemRandom: RandomSource = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** Repeatable random numbers in [0, 1) from a seed (mulberry32): for faults, never for ids. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
