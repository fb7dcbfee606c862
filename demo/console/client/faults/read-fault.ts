/** The fields of the form whose values are numbers. */
const NUMBERS = ['delayMs', 'status', 'times', 'probability', 'seed'] as const;

const isNumber = (name: string): boolean => NUMBERS.some((known) => known === name);

/** Parses lines such as `Retry-After: 5`. A line without a colon is a header without a value. */
const parseHeaders = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [name = '', ...value] = line.split(':');
      return name.trim() ? [[name.trim(), value.join(':').trim()] as const] : [];
    }),
  );

/** Reads the form into a fault, which the gateway validates. */
export const readFault = ({
  headers,
  ...texts
}: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isNumber(name) ? Number(text) : text] as const),
  ),
  ...(headers && { headers: parseHeaders(headers) }),
});
