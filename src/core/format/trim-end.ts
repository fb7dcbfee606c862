/**
 * Removes every `character` from the end of a text. A regular expression would need a lookbehind, which Safari before 16.4
 * does not have, or quadratic time.
 */
export const trimEnd = (text: string, character: string): string => {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
};
