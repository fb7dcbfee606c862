/** Shorter parts of a path are no secrets, such as a version. */
const MIN_SECRET_LENGTH = 6;

const escapePattern = (text: string): string => text.replace(/[^\w-]/g, '\\$&');

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Removes what ends a sentence. */
const removePunctuation = (word: string): string => {
  let end = word.length;
  while (end > 0 && '.:!?'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
};

/** The host of a word that may be a URL or a host, in the form in which URLs write it; undefined if it is none. */
const readHostName = (word: string): string | undefined => {
  const [host] = word.replace(/^[a-z]+:\/\//i, '').split(/[/?#]/);
  const url = [`http://${host}`, `http://[${host}]`].find((each) => host && URL.canParse(each));
  return url && new URL(url).hostname.replace(/\.$/, '');
};

/**
 * Removes the address of a server from a text for others, however it is written: its host with any port, and the parts of its path,
 * which may be keys.
 *
 * @param base the URL of the server
 */
export const hideAddress = (text: string, base: string): string => {
  const { hostname, pathname } = new URL(base);
  const parts = [pathname, ...pathname.split('/')]
    .flatMap((part) => [part, decode(part)])
    .filter(({ length }) => length >= MIN_SECRET_LENGTH)
    .sort((a, b) => b.length - a.length);
  // In a URL, what follows the host is hidden with it.
  const words = text.replace(/[^\s"'`,;()<>{}]+/g, (word) => {
    const core = removePunctuation(word);
    return readHostName(core) === hostname.replace(/\.$/, '') ? `…${word.slice(core.length)}` : word;
  });
  return parts.length ? words.replace(new RegExp(parts.map(escapePattern).join('|'), 'gi'), '…') : words;
};
