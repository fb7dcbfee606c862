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
const inPaymentOptions = inFile('demo/gateway/routes/payment-options.ts');
const inRateLimit = inFile('demo/gateway/auth/rate-limit.ts');
const inRefusals = inFile('demo/gateway/payments/refusals.ts');
const inSandbox = inFile('demo/gateway/routes/sandbox.ts');
const inService = inFile('demo/gateway/services/payment-service.ts');
const inVersioning = inFile('demo/gateway/http/versioning.ts');

/** Replaces the place where a code is thrown: removes the condition, or throws another code. */
const THROWN: Readonly<Partial<Record<KnownErrorCode, Fault>>> = {
  rate_limited: inRateLimit('any number is let through', 'if (++window.count <= this.#perMinute) return;', 'return;'),
  invalid_params: inBody(
    'broken JSON counts as nothing',
    "throw new ApiError('invalid_params', 'The body is not valid JSON');",
    'return {};',
  ),
  params_validation: inBody(
    'a wrong shape is let through',
    'if (result.success) return result.data;',
    'if (result.success || value) return (result.data ?? value) as z.infer<Schema>;',
  ),
  idempotency_conflict: inIdempotency(
    'another request gets the old answer',
    'before.fingerprint !== fingerprint',
    "before.fingerprint === ''",
  ),
  internal_error: inApp(
    'a failure inside is blamed on the caller',
    "'Internal error'), 500)",
    "'Internal error'), 400)",
  ),
  invalid_api_key: inCredentials(
    'any key is let in',
    'CREDENTIALS.get(apiKey)',
    "CREDENTIALS.get(apiKey) ?? CREDENTIALS.get('wcp_test_demo')",
  ),
  unauthorized: inAuth(
    'any merchant id is let in',
    'if (merchantId !== credential.merchantId)',
    'if (!credential.merchantId)',
  ),
  forbidden: inSandbox(
    'any host is let in',
    "if (!isAllowedHost(req.raw.headers.get('host'), hosts))",
    'if (!hosts.length)',
  ),
  missing_api_key: inAuth(
    'a missing key is taken for nothing at all',
    "if (merchantId || clientId || legacyKey) throw new ApiError('missing_api_key', 'Missing API key');",
    '',
  ),
  missing_merchant_api_key: inAuth(
    "a wallet's key is not told apart",
    "if (credential.kind !== 'merchant') throw needsMerchantKey();",
    '',
  ),
  missing_merchant_id: inAuth(
    'a missing merchant id is taken for a wrong one',
    "if (!merchantId) throw new ApiError('missing_merchant_id', 'Missing Merchant ID');",
    '',
  ),
  header_not_ascii: inAuth('headers are not checked', '  refuseNonAscii(headers);\n', ''),
  not_sandbox_api_key: inSandbox('a live key is let in', 'refuseLiveKey(req.raw.headers);', ''),
  missing_app_id: inAuth(
    'a missing app id is taken for a wrong one',
    "if (!appId) throw new ApiError('missing_app_id', 'Missing App ID');",
    '',
  ),
  missing_client_id: inAuth(
    'a client id is not asked for',
    "if (!clientId) throw new ApiError('missing_client_id', 'Missing Client ID');",
    '',
  ),
  invalid_app_id: inAuth(
    'any app id is let in',
    "if (!isKnownAppId(appId)) throw new ApiError('invalid_app_id', 'Invalid App ID');",
    '',
  ),
  conflicting_auth_headers: inAuth('the key wins over the app id', 'if (apiKey && appId) throw', 'if (!headers) throw'),
  missing_auth_headers: inAuth(
    'nothing is taken for a missing app id',
    'if (!appId && !clientId) throw missingCredentials();',
    '',
  ),
  payment_not_found: inErrors(
    'it goes by the name of another code',
    'this.code = code;',
    "this.code = code === 'payment_not_found' ? 'invalid_params' : code;",
  ),
  invalid_state: inService(
    'a refused step looks taken',
    'if (isInvalidState(outcome)) throw invalidState(outcome);',
    'if (isInvalidState(outcome)) return payment;',
  ),
  payment_expired: inRefusals(
    'an expired payment is refused as any other',
    "if (status === 'expired') throw new ApiError('payment_expired', 'The payment has expired');",
    '',
  ),
  quote_expired: inPaymentOptions(
    'a quote holds for ever',
    'if (hasQuoteExpired(option, clock.nowMs()))',
    'if (!option)',
  ),
  invalid_api_version: inVersioning(
    'a malformed version is taken for an unknown one',
    "if (!isSvcVersionFormat(value)) throw new ApiError('invalid_api_version', `Invalid API version format: ${value}`);",
    '',
  ),
  unknown_api_version: inVersioning(
    'an unknown version is let through',
    "if (!isKnownSvcVersion(value)) throw new ApiError('unknown_api_version', `Unknown API version: ${value}`);",
    '',
  ),
  api_version_downgrade: inVersioning(
    'an older version is answered',
    'if (SVC_VERSIONS.indexOf(version) < SVC_VERSIONS.indexOf(pinned))',
    'if (pinned === undefined)',
  ),
};

const toFaults = (code: KnownErrorCode): readonly Fault[] => {
  const { status, when } = CODES[code];
  const thrown = THROWN[code];
  if (when !== null && !thrown) throw new Error(`There is no bug where ${code} is thrown`);
  return [
    inErrors('has another status', `  ${code}: ${status},`, `  ${code}: 418,`),
    inKnownCodes('is spelled otherwise', `'${code}'`, `'${code}s'`),
    ...(thrown ? [thrown] : []),
  ];
};

export const CODE_FAULTS = Object.fromEntries(
  (Object.keys(CODES) as KnownErrorCode[]).map((code) => [`codes.${code}`, toFaults(code)]),
) as FaultsOf<`codes.${KnownErrorCode}`>;
