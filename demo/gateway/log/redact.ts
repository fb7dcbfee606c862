const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/wcp_[\w%-]+/g, 'wcp_…'],
  [/whsec_[\w%+/=-]+/g, 'whsec_…'],
  [/\bv1,[\w+/]{20,}=*/g, 'v1,…'],
  // User name and password of an address: the last @ ends them, one before is of the password.
  [/(?<=:\/\/)[^\s/]*@/g, '…@'],
];

/** The text without what only looks like a secret: an error names what it stumbled over, a path what was mistyped. */
export const redact = (text: string): string =>
  SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
