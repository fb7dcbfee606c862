/** The value of a header; empty if it is absent. If it was sent several times with one value, as some proxies do, that value. */
export const readOnce = (headers: Headers, name: string): string => {
  const value = headers.get(name)?.trim() ?? '';
  // So repeated headers are joined.
  const [first = '', ...others] = value.split(', ').map((part) => part.trim());
  return others.every((other) => other === first) ? first : value;
};
