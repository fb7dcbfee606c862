import type { KnownErrorCode } from 'pay-status/contract';
import { CODES } from '../rules/codes.js';
import { inFile, type Fault, type FaultsOf } from './fault.js';

const inApp = inFile('demo/gateway/routes/app.ts');
const inAuth = inFile('demo/gateway/auth/authenticate.ts');
const inBody = inFile('demo/gateway/http/body.ts');
const inCredentials = inFile('demo/gateway/auth/credentials.ts');
const inErrors = inFile('demo/gateway/http/errors.ts');
const inIdempotency = inFile('demo/gateway/services/idempotency.ts');
const inKnownCodes = inFile('src/contract/known-error-codes.ts');
const inOptionService = inFile('demo/gateway/services/option-service.ts');
const inPaymentOptions = inFile('demo/gateway/options/payment-options.ts');
const inRateLimit = inFile('demo/gateway/auth/rate-limit.ts');
const inRefusals = inFile('demo/gateway/payments/refusals.ts');
const inSandbox = inFile('demo/gateway/routes/sandbox.ts');
const inService = inFile('demo/gateway/services/payment-service.ts');
const inVersioning = inFile('demo/gateway/http/versioning.ts');

/** A bug where each code is thrown: the condition is removed, or another code is thrown. */
const THROWN: Readonly<Partial<Record<KnownErrorCode, Fault>>> = {
  rate_limited: inRateLimit('the rate is not limited', 'if (++window.count <= this.#perMinute) return;', 'return;'),
  invalid_params: inBody(
    'invalid JSON counts as an empty body',
    "throw new ApiError('invalid_params', 'The body is not valid JSON');",
    'return {};',
  ),
  params_validation: inBody(
    'an invalid body is accepted',
    'if (result.success) return result.data;',
    'if (result.success || value) return (result.data ?? value) as z.infer<Schema>;',
  ),
  idempotency_conflict: inIdempotency(
    'another request gets the stored response',
    'before.fingerprint !== fingerprint',
    "before.fingerprint === ''",
  ),
  internal_error: inApp(
    'an internal error is reported as a client error',
    "'Internal error'), 500)",
    "'Internal error'), 400)",
  ),
  invalid_api_key: inCredentials(
    'any key is accepted',
    'CREDENTIALS.get(apiKey)',
    "CREDENTIALS.get(apiKey) ?? CREDENTIALS.get('wcp_test_demo')",
  ),
  unauthorized: inAuth(
    'any merchant id is accepted',
    'if (merchantId !== credential.merchantId)',
    'if (!credential.merchantId)',
  ),
  forbidden: inSandbox('any host is accepted', "requireAllowedHost(req.raw.headers, gateway.hosts, 'forbidden');", ''),
  missing_api_key: inAuth(
    'a missing key is reported as missing credentials',
    "if (merchantId || clientId || legacyKey) throw new ApiError('missing_api_key', 'Missing API key');",
    '',
  ),
  missing_merchant_api_key: inAuth(
    "a wallet's key is accepted",
    "if (credential.kind !== 'merchant') throw needsMerchantKey();",
    '',
  ),
  missing_merchant_id: inAuth(
    'a missing merchant id is reported as a wrong one',
    "if (!merchantId) throw new ApiError('missing_merchant_id', 'Missing Merchant ID');",
    '',
  ),
  header_not_ascii: inAuth('headers are not checked', '  refuseNonAscii(headers);\n', ''),
  not_sandbox_api_key: inSandbox('a live key is accepted', 'refuseLiveKey(req.raw.headers);', ''),
  missing_app_id: inAuth(
    'a missing app id is reported as a wrong one',
    "if (!appId) throw new ApiError('missing_app_id', 'Missing App ID');",
    '',
  ),
  missing_client_id: inAuth(
    'the client id is optional',
    "if (!clientId) throw new ApiError('missing_client_id', 'Missing Client ID');",
    '',
  ),
  invalid_app_id: inAuth(
    'any app id is accepted',
    "if (!isKnownAppId(appId)) throw new ApiError('invalid_app_id', 'Invalid App ID');",
    '',
  ),
  conflicting_auth_headers: inAuth(
    'the key takes precedence over the app id',
    'if (apiKey && appId) throw',
    'if (!headers) throw',
  ),
  missing_auth_headers: inAuth(
    'missing credentials are reported as a missing app id',
    'if (!appId && !clientId) throw missingCredentials();',
    '',
  ),
  payment_not_found: inErrors(
    'another code is returned',
    'this.code = code;',
    "this.code = code === 'payment_not_found' ? 'invalid_params' : code;",
  ),
  invalid_state: inService(
    'a refused step is reported as a success',
    'if (isInvalidState(outcome)) throw invalidState(outcome);',
    'if (isInvalidState(outcome)) return payment;',
  ),
  payment_expired: inRefusals(
    'an expired payment is refused with another code',
    "if (status === 'expired') throw new ApiError('payment_expired', 'The payment has expired');",
    '',
  ),
  quote_expired: inPaymentOptions(
    'a quote never expires',
    'expiresAt !== null && nowMs >= expiresAt * 1000',
    'expiresAt !== null && nowMs < 0',
  ),
  invalid_api_version: inVersioning(
    'a malformed version is reported as unknown',
    "if (!isSvcVersionFormat(value)) throw new ApiError('invalid_api_version', `Invalid API version format: ${value}`);",
    '',
  ),
  unknown_api_version: inVersioning(
    'an unknown version is accepted',
    "if (!isKnownSvcVersion(value)) throw new ApiError('unknown_api_version', `Unknown API version: ${value}`);",
    '',
  ),
  api_version_downgrade: inVersioning(
    'an older version is accepted',
    'if (SVC_VERSIONS.indexOf(version) < SVC_VERSIONS.indexOf(pinned))',
    'if (pinned === undefined)',
  ),
  sanctioned_user: inOptionService(
    'a sanctioned buyer has options',
    'if (switches.settings.sanctioned)',
    'if (switches.settings.sanctioned && !names)',
  ),
};

const toFaults = (code: KnownErrorCode): readonly Fault[] => {
  const { status, when } = CODES[code];
  const thrown = THROWN[code];
  if (when !== null && !thrown) throw new Error(`No bug is defined where ${code} is thrown`);
  return [
    inErrors('has another status', `  ${code}: ${status},`, `  ${code}: 418,`),
    inKnownCodes('is misspelled', `'${code}'`, `'${code}s'`),
    ...(thrown ? [thrown] : []),
  ];
};

export const CODE_FAULTS = Object.fromEntries(
  (Object.keys(CODES) as KnownErrorCode[]).map((code) => [`codes.${code}`, toFaults(code)]),
) as FaultsOf<`codes.${KnownErrorCode}`>;
