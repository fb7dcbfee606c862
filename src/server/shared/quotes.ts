/** Returns true for a text that begins and ends with the same quote. */
export const isInQuotes = (value: unknown): boolean => typeof value === 'string' && /^(["']).*\1$/s.test(value);

/** The message for an option that is in quotes. Never contains its value, which may be secret. */
export const describeQuotes = (name: string): string =>
  `${name} is in quotes, as docker --env-file keeps them: remove them.`;
