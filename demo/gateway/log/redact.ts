const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/wcp_[\w%-]+/g, 'wcp_…'],
  [/whsec_[\w%+/=-]+/g, 'whsec_…'],
  [/\bv1,[\w%+/]{20,}=*/g, 'v1,…'],
  // User name and password of a URL: the last @ ends them, an earlier one is part of the password.
  [/(?<=:\/\/)[^\s/]*@/g, '…@'],
];

/** One percent-encoded character of a URL, encoded once or several times. */
const ESCAPED = /%(?:25)*([2-7][\da-f])/gi;

/** Decodes the characters that secrets consist of; control characters stay encoded. */
const decodePlain = (text: string): string =>
  text.replace(ESCAPED, (escape, code: string) => {
    const char = String.fromCharCode(parseInt(code, 16));
    return /[\w:/@,+=-]/.test(char) ? char : escape;
  });

const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** Replaces everything that looks like a secret: errors and mistyped paths may contain one. */
export const redact = (text: string): string => {
  const safe = withoutSecrets(text);
  const plain = decodePlain(safe);
  const safePlain = withoutSecrets(plain);
  return safePlain === plain ? safe : safePlain;
};
