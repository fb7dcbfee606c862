const MEBIBYTE = 2 ** 20;
const PARTS = ['x', '/', '.', '\u200b', 'https://', 'pay_', 'chain has ', '😀'];

/** Texts of a mebibyte, which patterns of quadratic time would take minutes to read. */
export const LONG_TEXTS: readonly string[] = PARTS.flatMap((part) => {
  const text = part.repeat(MEBIBYTE / part.length);
  return [text, `${text}\n`, `https://x.example/${text}`];
});

/** More than a linear function takes for all of them on a machine that is busy; a quadratic one takes minutes. Milliseconds. */
export const LINEAR_MS = 30_000;
