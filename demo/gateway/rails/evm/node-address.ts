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

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The parts of an address that may be keys, as they are written and decoded; the longest first. */
const listSecrets = ({ username, password, pathname, search, searchParams }: URL): readonly string[] =>
  [username, password, pathname, search, ...pathname.split('/'), ...[...searchParams].flat()]
    .flatMap((text) => [text, decode(text)])
    .filter((text) => text.length >= MIN_SECRET_LENGTH)
    .sort((a, b) => b.length - a.length);

/**
 * Reads the address of a node. Nothing that is thrown or answered by `fetch` contains more of it than the host: a node or a proxy
 * may quote the address in its answers.
 */
export const readNodeAddress = (text: string): NodeAddress => {
  const url = new URL(text);
  const { protocol, host, username, password } = url;
  const secrets = listSecrets(url);
  const redact = (body: string): string => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), body);
  const credentials = `${decode(username)}:${decode(password)}`;
  const authorization = credentials === ':' ? {} : { authorization: `Basic ${btoa(credentials)}` };
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
      return new Response(redact(await response.text()), { status, headers: type ? { 'content-type': type } : {} });
    },
  };
};
