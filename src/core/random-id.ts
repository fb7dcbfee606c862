/** Returns an id that nobody else has. It is no secret: old WebViews and DOMs for tests have no `crypto`. */
export const createRandomId = (): string => {
  const numbers = new Uint32Array(4);
  if (typeof crypto === 'undefined') return [...numbers].map(() => Math.floor(Math.random() * 2 ** 32)).join('');
  return crypto.getRandomValues(numbers).join('');
};
