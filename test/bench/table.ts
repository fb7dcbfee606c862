const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Creates a row of a Markdown table. */
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Returns the median, the 95th percentile and the maximum of samples, milliseconds. */
export const getSpread = (samples: readonly number[]): readonly string[] => {
  const sorted = [...samples].sort((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? NaN].map((ms) => ms.toFixed(1));
};

/** Creates a Markdown table of the distribution of samples, milliseconds. */
export const spread = (samples: ReadonlyMap<string, readonly number[]>): string => {
  const rows = [...samples].map(([name, all]) => row(name, all.length, ...getSpread(all)));
  return [row('variant', 'n', 'p50 ms', 'p95 ms', 'max ms'), row('---', '---', '---', '---', '---'), ...rows].join(
    '\n',
  );
};
