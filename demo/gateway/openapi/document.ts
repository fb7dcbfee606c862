import { DEFAULT_SVC_VERSION, SVC_VERSIONS } from 'pay-status/contract';
import { SECURITY_SCHEMES } from './access.js';
import { SCHEMA_NAMES } from './components.js';
import { toComponents } from './convert.js';
import { toErrorResponse } from './errors.js';
import { getResponseHeaders, RESPONSE_HEADERS } from './headers.js';
import { ref } from './json-schema.js';
import { OPERATIONS } from './operations/index.js';
import { PARAMETERS } from './parameters.js';
import { toPaths } from './paths.js';
import { TAGS } from './tags.js';
import { WEBHOOKS } from './webhooks.js';

const DESCRIPTION = `A merchant requests an amount in fiat money, and a buyer pays it with a crypto asset.

- **Amounts** are strings of digits in minor units: \`"2400"\` of \`iso4217/USD\` is 24 dollars.
- **Polling**: follow a payment by polling its status, best with \`maxPollMs\`: the gateway then responds when the payment changes. Stop when \`isFinal\` is true.
- **Errors** have a body with \`code\` and \`message\`. An unknown route gets 404, an unsupported method 405.
- **New fields** and new values may be added without a new version: ignore unknown fields, and treat unknown values as unknown.
- This is a sandbox: **no money is real**. Its keys are public, and the routes under \`/sandbox/\` control it.`;

const getNewestStableVersion = (): string =>
  SVC_VERSIONS.findLast((version) => !version.includes('.')) ?? DEFAULT_SVC_VERSION;

const toParameterObject = ({
  refusals: _,
  ...parameter
}: (typeof PARAMETERS)[keyof typeof PARAMETERS] & { refusals?: unknown }) => parameter;

const RESPONSES = {
  Preflight: {
    description: 'The browser may send the request.',
    headers: {
      ...getResponseHeaders(204),
      'Access-Control-Allow-Origin': ref('headers', 'AccessControlAllowOrigin'),
      'Access-Control-Max-Age': ref('headers', 'AccessControlMaxAge'),
    },
  },
  UnknownAddress: toErrorResponse(404, ['invalid_params']),
  MethodNotAllowed: toErrorResponse(405, ['invalid_params']),
};

/** The interface of the gateway at this address, as OpenAPI 3.1. */
export const createOpenApiDocument = (baseUrl: string) => ({
  openapi: '3.1.1',
  info: {
    title: 'Payment gateway (sandbox)',
    summary: 'Payments in fiat amounts, paid with crypto assets.',
    description: DESCRIPTION,
    version: getNewestStableVersion(),
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: baseUrl, description: 'This sandbox' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  'x-unknown-address': ref('responses', 'UnknownAddress'),
  paths: toPaths(OPERATIONS),
  webhooks: WEBHOOKS,
  components: {
    schemas: toComponents(SCHEMA_NAMES),
    parameters: Object.fromEntries(
      Object.entries(PARAMETERS).map(([name, parameter]) => [name, toParameterObject(parameter)]),
    ),
    headers: RESPONSE_HEADERS,
    responses: RESPONSES,
    securitySchemes: SECURITY_SCHEMES,
  },
});

export type OpenApiDocument = ReturnType<typeof createOpenApiDocument>;
