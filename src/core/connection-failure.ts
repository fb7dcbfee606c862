/** Why no HTTP answer arrived. */
export type ConnectionFailureKind =
  | 'refused'
  | 'name_not_found'
  | 'name_lookup_failed'
  | 'unreachable'
  | 'closed'
  | 'timed_out'
  | 'certificate_expired'
  | 'certificate_not_yet_valid'
  | 'certificate_self_signed'
  | 'certificate_wrong_host'
  | 'certificate_untrusted'
  | 'no_tls'
  | 'tls_failed'
  | 'no_http'
  | 'invalid_http'
  | 'headers_too_large'
  | 'interim_response'
  | 'undecodable'
  | 'answer_refused'
  | 'blocked_port'
  | 'invalid_url'
  | 'other';

/** Why a request got no HTTP answer, by the error of `fetch`. */
export interface ConnectionFailure {
  readonly kind: ConnectionFailureKind;
  /** The code of the system, of TLS or of the HTTP client, such as `ECONNREFUSED`; undefined if there is none. */
  readonly code: string | undefined;
  /** The host and port of the URL; empty if it is invalid. */
  readonly host: string;
  /** One sentence with the host and port that were tried, and nothing else of the URL. */
  readonly message: string;
}

/** By the codes of Node, Deno and Bun. */
const KINDS: Readonly<Record<string, ConnectionFailureKind>> = {
  ECONNREFUSED: 'refused',
  ConnectionRefused: 'refused',
  ENOTFOUND: 'name_not_found',
  EAI_AGAIN: 'name_lookup_failed',
  EAI_FAIL: 'name_lookup_failed',
  ENETUNREACH: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  ConnectionClosed: 'closed',
  UND_ERR_SOCKET: 'closed',
  ETIMEDOUT: 'timed_out',
  UND_ERR_CONNECT_TIMEOUT: 'timed_out',
  UND_ERR_HEADERS_TIMEOUT: 'timed_out',
  UND_ERR_BODY_TIMEOUT: 'timed_out',
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_not_yet_valid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_self_signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_host',
  HOSTNAME_MISMATCH: 'certificate_wrong_host',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_untrusted',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no_tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no_tls',
  ERR_SSL_HTTP_REQUEST: 'no_tls',
  UND_ERR_HEADERS_OVERFLOW: 'headers_too_large',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_INVALID_CONSTANT: 'no_http',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'invalid_http',
  ERR_ASSERTION: 'no_http',
  ERR_INVALID_URL: 'invalid_url',
};

const TLS_CODE = /CERT|SIGNATURE|^EPROTO$|SSL|TLS/;
/** Of zlib: gzip and deflate, Brotli, Zstandard. */
const DECODING_CODE = /^(Z_|ERR__ERROR_|ERR_BROTLI_|ZSTD_)/;
/** Of Node: it does not accept 100 and 101 that it has not asked for. */
const INTERIM_TEXT = /^bad (response|upgrade)$/;
const NO_TLS_TEXT = /wrong version number|packet length too long|http request/;

/** The members of errors of the system, of TLS and of HTTP clients that are read. */
interface ErrorFields {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly address?: unknown;
  readonly port?: unknown;
  readonly hostname?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

const MAX_DEPTH = 5;

/** The error, its causes and the errors that each of them combines: an error of a look-up with several addresses has one for each. */
const listErrors = (error: unknown, depth = 0): readonly ErrorFields[] => {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return [];
  const { cause, errors } = error as ErrorFields;
  const inner = [...(Array.isArray(errors) ? (errors as readonly unknown[]) : []), cause];
  return [error, ...inner.flatMap((each) => listErrors(each, depth + 1))];
};

const getCode = ({ code }: ErrorFields): string | undefined => (typeof code === 'string' ? code : undefined);

const getText = ({ message }: ErrorFields): string => (typeof message === 'string' ? message : '');

/** Of an error without a code. The one of Node for status 407 has no text either. */
const getKindOfText = (error: ErrorFields): ConnectionFailureKind | undefined => {
  if (error.message === 'bad port') return 'blocked_port';
  return error.name === 'Error' && error.message === '' ? 'answer_refused' : undefined;
};

const getKind = (error: ErrorFields): ConnectionFailureKind | undefined => {
  const code = getCode(error);
  if (error.name === 'TimeoutError') return 'timed_out';
  if (code === undefined) return error.name === 'HTTPParserError' ? 'no_http' : getKindOfText(error);
  if (code === 'UND_ERR_SOCKET' && INTERIM_TEXT.test(getText(error))) return 'interim_response';
  if (Object.hasOwn(KINDS, code)) return KINDS[code];
  if (code === 'EPROTO' && NO_TLS_TEXT.test(getText(error))) return 'no_tls';
  if (code.startsWith('HPE_')) return 'invalid_http';
  if (DECODING_CODE.test(code)) return 'undecodable';
  return TLS_CODE.test(code) ? 'tls_failed' : undefined;
};

const joinAddress = (host: string, port: string): string => {
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return port ? `${name}:${port}` : name;
};

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The address that the system has tried; undefined if the error does not say. */
const getAddress = ({ address, port, hostname }: ErrorFields): string | undefined => {
  if (typeof address === 'string') return joinAddress(address, typeof port === 'number' ? String(port) : '');
  return typeof hostname === 'string' ? hostname : undefined;
};

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/** Of a URL in a text, only the host: the rest may hold secrets. */
const hideUrl = (word: string): string => (word.includes('://') ? parse(word)?.host || '…' : word);

/** The text of an error that is not known. */
const describeUnknown = (errors: readonly ErrorFields[]): string => {
  const text = errors.map(getText).findLast(Boolean) ?? '';
  const safe = text.split(' ').map(hideUrl).join(' ');
  return safe && `: ${safe.replace(/\.$/, '')}`;
};

type Describe = (host: string, url: URL | undefined) => string;

const describeCertificate =
  (problem: string): Describe =>
  (host) =>
    `The TLS certificate of ${host} ${problem}`;

const TEXTS: Readonly<Record<Exclude<ConnectionFailureKind, 'other'>, Describe>> = {
  refused: (host) => `${host} refused the connection: nothing listens there`,
  name_not_found: (_, url) => `The name ${url?.hostname} was not found`,
  name_lookup_failed: (_, url) => `The name ${url?.hostname} could not be looked up`,
  unreachable: (host) => `${host} cannot be reached from this machine`,
  closed: (host, url) =>
    `${host} closed the connection without a complete answer${url?.protocol === 'http:' ? ': it has crashed, or expects https' : ''}`,
  timed_out: (host) => `${host} did not answer in time`,
  certificate_expired: describeCertificate('has expired'),
  certificate_not_yet_valid: describeCertificate('is not valid yet'),
  certificate_self_signed: describeCertificate('is self-signed'),
  certificate_wrong_host: describeCertificate('is for another host'),
  certificate_untrusted: describeCertificate(
    'is not signed by a known authority, or an intermediate certificate is missing',
  ),
  no_tls: (host) => `${host} does not speak TLS: the address may be http, not https`,
  tls_failed: (host) => `The TLS connection to ${host} failed`,
  no_http: (host) => `${host} answered, but not in HTTP`,
  invalid_http: (host) =>
    `${host} answered in HTTP that cannot be read: a header is malformed, or two of them contradict each other`,
  headers_too_large: (host) => `${host} answered with headers that are too large`,
  interim_response: (host) =>
    `${host} answered with status 100 or 101, which was not asked for: answer with the final status only`,
  undecodable: (host) => `${host} answered with content that its Content-Encoding does not describe`,
  answer_refused: (host) =>
    `fetch accepts no answer of ${host} and gives no reason, as for status 407: a proxy may ask for credentials`,
  blocked_port: (host) => `${host} has a port to which fetch never connects`,
  invalid_url: () => 'The URL is invalid',
};

/** Of several addresses, one that cannot be reached says less: a machine without IPv6 cannot reach those of IPv6. */
const isTelling = (error: ErrorFields): boolean => ![undefined, 'unreachable'].includes(getKind(error));

const hasCode = (error: ErrorFields): boolean => /^[A-Z][A-Z\d_]+$/.test(getCode(error) ?? '');

const findError = (errors: readonly ErrorFields[]): ErrorFields | undefined =>
  errors.find(isTelling) ?? errors.find((each) => getKind(each)) ?? errors.find(hasCode);

/** The kind and the code of an error of `fetch`, by its causes and the errors that it combines. */
export const classifyConnectionError = (error: unknown): Pick<ConnectionFailure, 'kind' | 'code'> => {
  const found = findError(listErrors(error));
  return { kind: (found && getKind(found)) ?? 'other', code: found && getCode(found) };
};

const describeDetail = (errors: readonly ErrorFields[], code: string | undefined): string => {
  if (code === undefined) return '';
  const addresses = errors.filter((each) => getCode(each) === code).map(getAddress);
  const known = [...new Set(addresses.filter((address) => address !== undefined))];
  return ` (${[code, known.join(', ')].filter(Boolean).join(' ')})`;
};

/**
 * Says why a request got no HTTP answer, by the error of `fetch`, its causes and the errors that it combines. Of the URL, the
 * result has only the host and the port: user name, password, path and query may be secret.
 *
 * @param url the URL of the request
 */
export const readConnectionFailure = (error: unknown, url: string): ConnectionFailure => {
  const errors = listErrors(error);
  const { kind, code } = classifyConnectionError(error);
  const parsed = parse(url);
  if (!parsed || kind === 'invalid_url')
    return { kind: 'invalid_url', code, host: '', message: `${TEXTS.invalid_url('', parsed)}.` };
  const host = joinAddress(parsed.hostname, parsed.port || (DEFAULT_PORTS[parsed.protocol] ?? ''));
  const sentence =
    kind === 'other' ? `The connection to ${host} failed${describeUnknown(errors)}` : TEXTS[kind](host, parsed);
  return { kind, code, host, message: `${sentence}${describeDetail(errors, code)}.` };
};
