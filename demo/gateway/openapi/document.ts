import { DEFAULT_SVC_VERSION, SVC_VERSIONS } from 'pay-status/contract';
import { SECURITY_SCHEMES } from './access.js';
import { NAMES } from './components.js';
import { toComponents } from './convert.js';
import { errorResponse } from './errors.js';
import { headersOf, RESPONSE_HEADERS } from './headers.js';
import { ref } from './json-schema.js';
import { OPERATIONS } from './operations/index.js';
import { PARAMETERS } from './parameters.js';
import { toPaths } from './paths.js';
import { TAGS } from './tags.js';
import { WEBHOOKS } from './webhooks.js';

const DESCRIPTION = `A merchant asks for an amount of money, a buyer pays it with a crypto asset.

- **Amounts** are strings of digits in minor units: \`"2400"\` of \`iso4217/USD\` is 24 dollars.
- **Following** a payment is asking for its status again and again, best with \`maxPollMs\`: then the answer comes when something changes. Stop when \`isFinal\` is true.
- **Errors** are answered with \`code\` and \`message\`. An address that does not exist gets 404, a method that an address does not have 405.
- **New fields** and new words may come without a new version: a reader ignores the one and takes the other for unknown.
- This is a sandbox: **no money is real**. Its keys are public, and the routes under \`/sandbox/\` move it.`;

const newestStable = (): string => SVC_VERSIONS.findLast((version) => !version.includes('.')) ?? DEFAULT_SVC_VERSION;

const parameterObject = ({
  refusals: _,
  ...parameter
}: (typeof PARAMETERS)[keyof typeof PARAMETERS] & { refusals?: unknown }) => parameter;

const RESPONSES = {
  Preflight: {
    description: 'A browser may send what it asks for.',
    headers: {
      ...headersOf(204),
      'Access-Control-Allow-Origin': ref('headers', 'AccessControlAllowOrigin'),
      'Access-Control-Max-Age': ref('headers', 'AccessControlMaxAge'),
    },
  },
  UnknownAddress: errorResponse(404, ['invalid_params']),
  MethodNotAllowed: errorResponse(405, ['invalid_params']),
};

/** The interface of the gateway at this address, as OpenAPI 3.1. */
export const openApiDocument = (baseUrl: string) => ({
  openapi: '3.1.1',
  info: {
    title: 'Payment gateway (sandbox)',
    summary: 'Payments in fiat amounts, paid with crypto assets.',
    description: DESCRIPTION,
    version: newestStable(),
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: baseUrl, description: 'This sandbox' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  'x-unknown-address': ref('responses', 'UnknownAddress'),
  paths: toPaths(OPERATIONS),
  webhooks: WEBHOOKS,
  components: {
    schemas: toComponents(NAMES),
    parameters: Object.fromEntries(
      Object.entries(PARAMETERS).map(([name, parameter]) => [name, parameterObject(parameter)]),
    ),
    headers: RESPONSE_HEADERS,
    responses: RESPONSES,
    securitySchemes: SECURITY_SCHEMES,
  },
});

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
