/** The routes that a page may call from another origin: the buyer's. A merchant key must never be in a browser. */
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

/** The CORS headers of an answer, errors included: a page that cannot read an error takes it for a broken network. */
export const corsHeaders = (path: string): Readonly<Record<string, string>> => (isBuyerPath(path) ? HEADERS : {});

/** What a preflight adds. The names are spelled out because `*` does not cover every browser's credentials rules. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
  'Access-Control-Max-Age': '7200',
};
