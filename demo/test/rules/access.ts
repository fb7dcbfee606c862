/** `SPEC: Authentication`. */
export const AUTH_RULES = {
  'auth.1': "A merchant's `Api-Key` with its `Merchant-Id` authenticates create, status and cancel",
  'auth.2': "A wallet's `Api-Key` authenticates the gateway status",
  'auth.3': '`App-Id` with `Client-Id` authenticates the gateway status',
  'auth.4': 'The legacy `X-Api-Key`, or `Api-Key`, authenticates routes with the merchant in their path',
  'auth.5': 'A header that is not ASCII is refused with its own code',
  'auth.6': 'Conflicting credentials are refused with their own code',
  'auth.7': 'A request without credentials is refused with its own code',
  'auth.8': 'Each missing or invalid credential has its own code',
  'auth.9': 'A live key is refused on sandbox operations',
  'auth.10': 'Payments of the test and the live environment are isolated',
} as const;

/** `SPEC: Versioning`. */
export const VERSIONING_RULES = {
  'versioning.1': 'Version `2026-02-18` is supported, and is the default of a request without a version',
  'versioning.2': '`Svc-Version` selects the version',
  'versioning.3': "A version that is malformed, unknown or older than the account's is refused, each with its own code",
  'versioning.4': 'Every event carries a date as `api_version`',
  'versioning.5': 'The deprecated `X-Api-Key` does not authenticate the newer routes',
} as const;
