/** Returns the number of characters to insert, delete or replace to get from one text to the other (Levenshtein). */
export const getEditDistance = (from: string, to: string): number => {
  let row: readonly number[] = [0];
  for (let column = 1; column <= to.length; column++) row = [...row, column];
  for (const character of from) {
    const next = [(row[0] ?? 0) + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (character === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};
