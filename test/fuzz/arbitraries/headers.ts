import fc from 'fast-check';
import { headerText } from './text.js';

type Header = readonly [name: string, value: string];
type Headers = readonly Header[];

/** The credentials of the sandbox, by the security scheme of the API document. */
const GOOD: Readonly<Record<string, readonly Headers[]>> = {
  merchantKey: [[['Api-Key', 'wcp_test_demo']], [['Api-Key', 'wcp_live_demo']]],
  merchantId: [[['Merchant-Id', 'merchant_demo']]],
  partnerKey: [[['Api-Key', 'wcp_test_partner']], [['Api-Key', 'wcp_live_partner']]],
  walletKey: [[['Api-Key', 'wcp_test_wallet']]],
  appId: [[['App-Id', 'app_demo']]],
  clientId: [[['Client-Id', 'client_1']], [['Client-Id', 'client_2']]],
  legacyKey: [[['X-Api-Key', 'wcp_test_demo']], [['X-Api-Key', 'wcp_live_demo']]],
};

/** Headers that satisfy one of the security requirements of an operation. */
export const goodCredentials = (security: readonly object[]): fc.Arbitrary<Headers> =>
  security.length === 0
    ? fc.constant([])
    : fc.oneof(
        ...security.map((requirement) =>
          fc
            .tuple(...Object.keys(requirement).map((scheme) => fc.constantFrom(...(GOOD[scheme] ?? [[]]))))
            .map((parts) => parts.flat()),
        ),
      );

const credential = (name: string, values: readonly string[]): fc.Arbitrary<Headers> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Headers>([]) },
    { weight: 4, arbitrary: fc.constantFrom(...values).map((value): Headers => [[name, value]]) },
    { weight: 1, arbitrary: headerText.map((value): Headers => [[name, value]]) },
  );

const KEYS = ['wcp_test_demo', 'wcp_live_demo', 'wcp_test_wallet', 'wcp_test_partner', 'wcp_nobody', 'wcp_test_demo '];

const anyCredentials: fc.Arbitrary<Headers> = fc
  .tuple(
    credential('Api-Key', KEYS),
    credential('Merchant-Id', ['merchant_demo', 'merchant_other', '']),
    credential('App-Id', ['app_demo', 'app_nobody', '']),
    credential('Client-Id', ['client_1', 'zoé', '']),
    credential('X-Api-Key', KEYS),
  )
  .map((parts) => parts.flat());

/** Mostly the credentials that the operation requires. */
export const credentials = (security: readonly object[]): fc.Arbitrary<Headers> =>
  fc.oneof({ weight: 5, arbitrary: goodCredentials(security) }, { weight: 2, arbitrary: anyCredentials });

const VERSIONS = ['2026-02-18', '2026-02-19.preview', '2027-01-01', '2026-2-18', '2026-02-18.preview', 'latest', ''];

const headerArbitrary = (names: readonly string[], values: readonly string[]): fc.Arbitrary<Header> =>
  fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), headerText));

const rare: fc.Arbitrary<Header> = fc.oneof(
  { weight: 4, arbitrary: headerArbitrary(['Svc-Version', 'WCP-Version'], VERSIONS) },
  {
    weight: 1,
    arbitrary: headerArbitrary(['Sdk-Name', 'Sdk-Version', 'Sdk-Platform', 'Api-Version'], ['js-sdk', '1.0']),
  },
  {
    weight: 1,
    arbitrary: headerArbitrary(['Host'], ['localhost', 'evil.example', '127.0.0.1:4242', '[::1]:1', 'localhost.']),
  },
  { weight: 1, arbitrary: headerArbitrary(['Content-Length'], ['0', '65537', '9999999', '-1', 'abc', '1e9']) },
  {
    weight: 1,
    arbitrary: headerArbitrary(['Cookie', 'Accept', 'Origin', 'X-Forwarded-For', 'Range', 'If-None-Match'], ['*/*']),
  },
);

/** Few keys, so that they are reused: with the same request, and with another. */
const idempotencyKey: fc.Arbitrary<Headers> = fc
  .oneof(
    { weight: 5, arbitrary: fc.constantFrom('key-1', 'key-2', 'key-3') },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 'k'.repeat(255), 'k'.repeat(256), 'schlüssel') },
  )
  .map((value) => [['Idempotency-Key', value]]);

/** Headers other than credentials; most requests have none but the idempotency key that some operations require. */
export const otherHeaders = (requiresKey = false): fc.Arbitrary<Headers> =>
  fc
    .tuple(
      fc.oneof(
        { weight: requiresKey ? 1 : 9, arbitrary: fc.constant<Headers>([]) },
        { weight: requiresKey ? 9 : 3, arbitrary: idempotencyKey },
      ),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant<Headers>([]) },
        { weight: 1, arbitrary: fc.array(rare, { maxLength: 2 }) },
      ),
    )
    .map((parts) => parts.flat());

export const contentType: fc.Arbitrary<Headers> = fc
  .oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8', 'application/problem+json'),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', '', 'application/jsonx'),
    },
    { weight: 1, arbitrary: headerText },
  )
  .map((value) => [['Content-Type', value]]);
