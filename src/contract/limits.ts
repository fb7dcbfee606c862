/** The limits of `SPEC: Limits` and of the webhook rules, each with its unit in its name. */
export const LIMITS = {
  LIST_LIMIT_MIN: 1,
  LIST_LIMIT_MAX: 200,
  /** Not defined by the interface; the value of a public gateway with the same interface. */
  LIST_LIMIT_DEFAULT: 50,
  DEFAULT_PAYMENT_LIFETIME_S: 300,
  MAX_POLL_MIN_MS: 0,
  /**
   * Accounts of one request for options. Not defined by the interface: the sandbox takes 100, and the answer for 50 accounts with coins
   * of several kinds is not larger than what a client reads.
   */
  OPTIONS_ACCOUNTS_MAX: 50,
  /** UTF-16 code units; the limit of a public gateway with the same interface. */
  OPTION_ID_MAX_LENGTH: 65_536,
  /** The latest time that a `Date` holds (ECMA-262), Unix seconds; a later one cannot be formatted. */
  UNIX_SECONDS_MAX: 8_640_000_000_000,
  WEBHOOK_RESPONSE_DEADLINE_MS: 15_000,
  WEBHOOK_TIMESTAMP_TOLERANCE_S: 300,
  /** Delay after the previous attempt; the first attempt is immediate (`SPEC: Events, rule 6`). */
  WEBHOOK_RETRY_DELAYS_S: [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000],
  WEBHOOK_DISABLE_AFTER_S: 5 * 86_400,
  WEBHOOK_REPLAY_REACH_S: 14 * 86_400,
  WEBHOOK_OLD_SECRET_VALID_S: 86_400,
  WEBHOOK_ENDPOINTS_PER_MODE: 1,
} as const;

/**
 * The longest texts that are read from a gateway, a wallet, a host or an attribute, in UTF-16 code units. Several times the
 * longest real ones, whose sources are named. A label that is longer is cut; any other text is refused.
 */
export const MAX_LENGTHS = {
  /** A status, a code or a type; the longest of the interface is `conflicting_auth_headers`. */
  CODE: 64,
  /** An id, an account (CAIP-10: 170), an asset (CAIP-19: 257) or a transaction (Solana: 88). */
  ID: 512,
  /** The digits of an amount: a 256-bit number has 78. Beyond 1.8e308 `Intl.NumberFormat` formats infinity (ECMA-402). */
  AMOUNT: 300,
  /** As in the host protocol; common servers refuse longer ones. */
  URL: 8_192,
  /** A token's symbol. */
  SYMBOL: 64,
  /** A name of a merchant (256 at the public service), an asset, a network or a form field. */
  NAME: 256,
  /** A sentence, such as the message of an error. */
  MESSAGE: 1_024,
  HEADER: 256,
  /** Any text in a request for a wallet, and a JSON Schema as text; signatures of contracts have up to 64 KiB. */
  REQUEST: 65_536,
  /** JSON in an attribute: as much as is read of an answer. */
  JSON: 1_048_576,
} as const;
