/** Parameters by name, each with all of its values. */
export type Factors = Readonly<Record<string, readonly (string | number)[]>>;

/** One value of each. */
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** Every combination. */
export const combine = <F extends Factors>(factors: F): readonly Row<F>[] =>
  Object.entries(factors).reduce<readonly object[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as readonly Row<F>[];

/** Each value of a row together with each other. */
export const getPairs = (row: Readonly<Record<string, string | number>>): readonly string[] => {
  const values = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`));
};

/** Few rows that hold every pair of values of any two factors: again and again the row with the most new pairs. */
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
