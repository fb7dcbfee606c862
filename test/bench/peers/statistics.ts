export const median = (samples: readonly number[]): number => {
  const sorted = [...samples].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
};

export interface Ratio {
  readonly ratio: number;
  /** Between which it lies with 95 %. */
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2_000;

/** Numbers that are the same in every run, so that a verdict is too (a linear congruence by Park and Miller). */
const randomFrom = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** The ratio of two medians, after the median of a third is taken from both, with an interval by resampling. */
export const computeRatio = (own: readonly number[], peer: readonly number[], blank: readonly number[]): Ratio => {
  const random = randomFrom(1);
  const resample = (samples: readonly number[]): number[] =>
    samples.map(() => samples[Math.floor(random() * samples.length)] ?? NaN);
  const ratio = (a: readonly number[], b: readonly number[], zero: readonly number[]): number =>
    (median(a) - median(zero)) / (median(b) - median(zero));
  const drawn = Array.from({ length: RESAMPLES }, () => ratio(resample(own), resample(peer), resample(blank)));
  drawn.sort((one, other) => one - other);
  return {
    ratio: ratio(own, peer, blank),
    low: drawn[Math.floor(RESAMPLES * 0.025)] ?? NaN,
    high: drawn[Math.floor(RESAMPLES * 0.975)] ?? NaN,
  };
};
