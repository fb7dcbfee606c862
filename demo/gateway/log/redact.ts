const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/wcp_[\w%-]+/g, 'wcp_…'],
  [/whsec_[\w%+/=-]+/g, 'whsec_…'],
  [/\bv1,[\w%+/]{20,}=*/g, 'v1,…'],
  // User name and password of an address: the last @ ends them, one before is of the password.
  [/(?<=:\/\/)[^\s/]*@/g, '…@'],
];

/** One character of a URL, escaped once or more often. */
const ESCAPED = /%(?:25)*([2-7][\da-f])/gi;

/** With nothing escaped that a secret is made of; what would end a line or move a cursor stays escaped. */
const unescaped = (text: string): string =>
  text.replace(ESCAPED, (escape, code: string) => {
    const char = String.fromCharCode(parseInt(code, 16));
    return /[\w:/@,+=-]/.test(char) ? char : escape;
  });

const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** The text without what only looks like a secret: an error names what it stumbled over, a path what was mistyped. */
export const redact = (text: string): string => {
  const safe = withoutSecrets(text);
  const plain = unescaped(safe);
  const safePlain = withoutSecrets(plain);
  return safePlain === plain ? safe : safePlain;
};
