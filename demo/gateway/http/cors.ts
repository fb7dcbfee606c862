/** The routes that a page of another origin may call: the buyer's. A merchant key must never be in a browser. */
const BUYER_PATH = '/v1/gateway/';

const ALLOWED_HEADERS = [
  'api-key',
  'app-id',
  'client-id',
  'content-type',
  'svc-version',
  'wcp-version',
  'api-version',
  'sdk-name',
  'sdk-version',
  'sdk-platform',
];

const HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, Date',
};

export const isBuyerPath = (path: string): boolean => path.startsWith(BUYER_PATH);

/** The CORS headers of a response, errors included: a page cannot tell an unreadable error from a network failure. */
export const corsHeaders = (path: string): Readonly<Record<string, string>> => (isBuyerPath(path) ? HEADERS : {});

/** Additional headers of a preflight. The names are listed because `*` does not apply to requests with credentials. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
  'Access-Control-Max-Age': '7200',
};
