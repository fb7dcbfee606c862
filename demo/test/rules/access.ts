/** `SPEC: Authentication`. */
export const AUTH_RULES = {
  'auth.1': "A merchant's `Api-Key` with its `Merchant-Id` opens create, status and cancel",
  'auth.2': "A wallet's `Api-Key` opens the gateway status",
  'auth.3': '`App-Id` with `Client-Id` opens the gateway status',
  'auth.4': 'The legacy `X-Api-Key`, or `Api-Key`, opens routes that name the merchant in their path',
  'auth.5': 'A header that is not ASCII is refused as such',
  'auth.6': 'Credentials that contradict each other are refused as such',
  'auth.7': 'A request without any credentials is refused as such',
  'auth.8': 'What is missing or invalid is named by a code of its own',
  'auth.9': 'A key of the live environment does not open what is for the sandbox',
  'auth.10': "Test and live know nothing of each other's payments",
} as const;

/** `SPEC: Versioning`. */
export const VERSIONING_RULES = {
  'versioning.1': 'The version `2026-02-18` is served, and is what a request without a version gets',
  'versioning.2': '`Svc-Version` selects the version',
  'versioning.3':
    "A version that is malformed, unknown or older than the account's is refused, each by a code of its own",
  'versioning.4': 'Every event carries a date as `api_version`',
  'versioning.5': 'The deprecated `X-Api-Key` does not open the newer routes',
} as const;
