/** Ignores width, case, repeated spaces and emoji joiners. */
const toKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\u200D|\uFE0F/g, '')
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .toLowerCase();

/** Appends a number to a name that looks the same as another one: `MetaMask 2`. */
export const numberName = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map(toKey));
  let numbered = name;
  for (let number = 2; taken.has(toKey(numbered)); number++) numbered = `${name} ${number}`;
  return numbered;
};
