/** A part without quotes, or one in single or double quotes. There are no escapes, and nothing is expanded. */
const PART = /"([^"]*)"|'([^']*)'|([^\s"']+)/g;

/**
 * Splits a command at its spaces, but for those in quotes, so that it runs without a shell. Undefined if a quote is not closed, or
 * is not at the start and the end of an argument.
 */
export const splitCommand = (text: string): readonly string[] | undefined => {
  const matches = [...text.matchAll(PART)];
  const hasRest = text.replaceAll(PART, '').trim() !== '';
  const isApart = matches.every(({ index, 0: { length } }) => !/\S/.test(text.charAt(index + length)));
  return hasRest || !isApart ? undefined : matches.map(([, double, single, plain]) => double ?? single ?? plain ?? '');
};
