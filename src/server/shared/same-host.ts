/** Parses an origin, which normalizes the case of the host and the default port. */
const parseOrigin = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Returns true if both are the same origin, however they are written. */
export const isSameOriginAs = (origin: string, other: string): boolean => {
  const parsed = parseOrigin(origin);
  return parsed !== undefined && parsed.origin !== 'null' && parsed.origin === parseOrigin(other)?.origin;
};

/** Returns true if the host of an origin is that of the header `Host`, which may name the default port. */
export const isOfHost = (origin: string, host: string): boolean => {
  const parsed = parseOrigin(origin);
  // A host only: no credentials, path, query or fragment.
  if (!parsed?.host || /[/?#@\\\s]/.test(host)) return false;
  return parsed.host === parseOrigin(`${parsed.protocol}//${host}`)?.host;
};
