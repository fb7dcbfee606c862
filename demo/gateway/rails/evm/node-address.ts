/** A node's RPC endpoint, with secrets removed from everything that is shown. */
export interface NodeAddress {
  /** The node's host: the rest of its address may hold keys. */
  readonly host: string;
  /** An address that may be shown, for clients that name it in their errors. */
  readonly shown: string;
  /** `fetch` to the node. Ignores the given URL. */
  readonly fetch: (input: unknown, init?: RequestInit) => Promise<Response>;
}

/** Shorter parts are not secrets, such as the version in a path. */
const MIN_SECRET_LENGTH = 6;
/** A shorter password could be in any word. */
const MIN_PASSWORD_LENGTH = 3;
/** The largest answer of a node, bytes. */
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A character as it is, or percent-encoded. */
const toPattern = (char: string): string => {
  const encoded = [...new TextEncoder().encode(char)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return `(?:\\u{${char.codePointAt(0)?.toString(16)}}|${encoded})`;
};

/** Matches the parts of an address that may be keys, however they are written. Undefined if there are none, as of a local node. */
const createSecretPattern = (
  { pathname, search, searchParams }: URL,
  credentials: readonly string[],
): RegExp | undefined => {
  const raw = [pathname, search, ...pathname.split('/'), ...search.slice(1).split(/[&=]/), search.replace(/^.*?=/, '')];
  const parts = [...raw, ...[...searchParams].flat()]
    .flatMap((text) => [text, decode(text), decode(decode(text))])
    .filter((text) => text.length >= MIN_SECRET_LENGTH);
  const secrets = [...parts, ...credentials.filter(({ length }) => length >= MIN_PASSWORD_LENGTH)].sort(
    (a, b) => b.length - a.length,
  );
  return secrets.length
    ? new RegExp(secrets.map((text) => Array.from(text, toPattern).join('')).join('|'), 'giu')
    : undefined;
};

/** Reads the body of an answer. A node that sends too much is one that does not answer. */
const readText = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error(`The node has sent more than ${MAX_ANSWER_BYTES} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** True for JSON-RPC without an error, whose names are those of the protocol: the address may have a word such as `result`. */
const isResult = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'result' in answer && !('error' in answer);

/** Numbers, hashes and data: a part of the address may be the same by chance. */
const HEX = /^0x[\da-f]*$/i;

/** Replaces secrets in all texts of parsed JSON, however they were escaped; in the names of fields unless these are known. */
const hideSecrets = (value: unknown, secret: RegExp, hasKnownNames: boolean): unknown => {
  if (typeof value === 'number') return String(value).replace(secret, '') ? value : '…';
  if (typeof value === 'string') return HEX.test(value) ? value : value.replace(secret, '…');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => hideSecrets(each, secret, hasKnownNames));
  const entries = Object.entries(value).map(([name, each]) => [
    hasKnownNames ? name : name.replace(secret, '…'),
    hideSecrets(each, secret, hasKnownNames),
  ]);
  return Object.fromEntries(entries) as unknown;
};

/** The answer as it may be read by others. Text that is no JSON is that of a proxy, and may have any encoding. */
const toSafeText = (text: string, secret: RegExp | undefined): string => {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return 'The node answered with text that is not JSON.';
  }
  return secret ? JSON.stringify(hideSecrets(answer, secret, isResult(answer))) : text;
};

/**
 * Reads the address of a node. Nothing that is thrown or answered by `fetch` contains more of it than the host: a node or a proxy
 * may quote the address in its answers.
 */
export const readNodeAddress = (text: string): NodeAddress => {
  const url = new URL(text);
  const { protocol, host } = url;
  const [username, password] = [decode(url.username), decode(url.password)];
  const credentials = `${username}:${password}`;
  const isAnonymous = credentials === ':';
  const encoded = toBase64(credentials);
  const secret = createSecretPattern(url, isAnonymous ? [] : [encoded, credentials, username, password]);
  const authorization = isAnonymous ? {} : { authorization: `Basic ${encoded}` };
  // `fetch` refuses an address with credentials, and quotes it.
  [url.username, url.password] = ['', ''];
  return {
    host,
    shown: `${protocol}//${host}`,
    fetch: async (_, init) => {
      const headers = { ...(init?.headers as Record<string, string> | undefined), ...authorization };
      const response = await fetch(url, { ...init, headers });
      const { status, headers: answered } = response;
      const type = answered.get('content-type');
      return new Response(toSafeText(await readText(response), secret), {
        status,
        headers: type ? { 'content-type': type } : {},
      });
    },
  };
};
