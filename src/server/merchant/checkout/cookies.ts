/** The cookie of a payment. Its path is that of the payment's page, so that each payment has its own. */
const NAME = 'pay-checkout';

/** The most cookies of this name that are read: other hosts of the domain can set any number. */
const MAX_COOKIES = 32;

/** Returns the values of the cookie, which a browser sends with the longest path first. */
export const readCookies = ({ headers }: Request): readonly string[] =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1))
    .slice(0, MAX_COOKIES);

/** @param path the path of the payment's page */
export const serializeCookie = (
  value: string,
  { path, isSecure, maxAgeS }: { readonly path: string; readonly isSecure: boolean; readonly maxAgeS: number },
): string => `${NAME}=${value}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
