export const median = (samples: readonly number[]): number => {
  const sorted = [...samples].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
};

export interface Ratio {
  readonly ratio: number;
  /** The bounds of the 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2_000;

/** Pseudo-random numbers that are the same in every run, for a reproducible result (Park and Miller). */
const randomFrom = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** Returns the ratio of two medians, after subtracting the median of a third from both, with a bootstrap interval. */
export const computeRatio = (own: readonly number[], peer: readonly number[], blank: readonly number[]): Ratio => {
  const random = randomFrom(1);
  const resample = (samples: readonly number[]): number[] =>
    samples.map(() => samples[Math.floor(random() * samples.length)] ?? NaN);
  const ratio = (a: readonly number[], b: readonly number[], zero: readonly number[]): number =>
    (median(a) - median(zero)) / (median(b) - median(zero));
  const ratios = Array.from({ length: RESAMPLES }, () => ratio(resample(own), resample(peer), resample(blank)));
  ratios.sort((one, other) => one - other);
  return {
    ratio: ratio(own, peer, blank),
    low: ratios[Math.floor(RESAMPLES * 0.025)] ?? NaN,
    high: ratios[Math.floor(RESAMPLES * 0.975)] ?? NaN,
  };
};
