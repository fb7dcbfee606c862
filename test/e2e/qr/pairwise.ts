/** Parameters by name, each with all its values. */
export type Factors = Readonly<Record<string, readonly (string | number)[]>>;

/** One value of each parameter. */
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** Returns every combination of values. */
export const combine = <F extends Factors>(factors: F): readonly Row<F>[] =>
  Object.entries(factors).reduce<readonly object[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as readonly Row<F>[];

/** Returns every pair of values of a row. */
export const getPairs = (row: Readonly<Record<string, string | number>>): readonly string[] => {
  const values = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`));
};

/** Returns few rows that cover every pair of values of two factors. Greedy: always takes the row with the most new pairs. */
export const choosePairwise = <F extends Factors>(factors: F): readonly Row<F>[] => {
  const candidates = combine(factors).map((row) => ({ row, pairs: getPairs(row) }));
  const missing = new Set(candidates.flatMap(({ pairs }) => pairs));
  const rows: Row<F>[] = [];
  while (missing.size) {
    const gains = candidates.map(({ pairs }) => pairs.filter((pair) => missing.has(pair)).length);
    const best = candidates[gains.indexOf(Math.max(...gains))]!;
    for (const pair of best.pairs) missing.delete(pair);
    rows.push(best.row);
  }
  return rows;
};
