/** Names the type of a value for a message, such as `undefined` or `a string`. The value itself may be secret. */
export const describeType = (value: unknown): string => {
  if (value === undefined || value === null) return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
