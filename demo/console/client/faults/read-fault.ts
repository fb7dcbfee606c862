/** The fields of the form whose values are numbers. */
const NUMBERS = ['delayMs', 'status', 'times', 'probability', 'seed'] as const;

const isNumber = (name: string): boolean => NUMBERS.some((known) => known === name);

/** `Retry-After: 5`, a line for each header. A line without a colon is a name without a value. */
const parseHeaders = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [name = '', ...value] = line.split(':');
      return name.trim() ? [[name.trim(), value.join(':').trim()] as const] : [];
    }),
  );

/** A fault as it was filled in. Whether it makes sense is for the gateway to say. */
export const readFault = ({
  headers,
  ...texts
}: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isNumber(name) ? Number(text) : text] as const),
  ),
  ...(headers && { headers: parseHeaders(headers) }),
});
