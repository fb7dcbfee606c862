/** Letters in full width, capitals, repeated spaces and what joins emoji make no difference. */
const toKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\u200D|\uFE0F/g, '')
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .toLowerCase();

/** Tells a name from others that look the same to the buyer: the second one is `MetaMask 2`. */
export const numberName = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map(toKey));
  let numbered = name;
  for (let number = 2; taken.has(toKey(numbered)); number++) numbered = `${name} ${number}`;
  return numbered;
};
