const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Creates a row of a Markdown table. */
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Creates a Markdown table of the distribution of samples, milliseconds. */
export const spread = (samples: ReadonlyMap<string, readonly number[]>): string => {
  const rows = [...samples].map(([name, all]) => {
    const sorted = [...all].sort((a, b) => a - b);
    const figures = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? NaN];
    return row(name, sorted.length, ...figures.map((ms) => ms.toFixed(1)));
  });
  return [row('variant', 'n', 'p50 ms', 'p95 ms', 'max ms'), row('---', '---', '---', '---', '---'), ...rows].join(
    '\n',
  );
};
