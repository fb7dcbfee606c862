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
  WEBHOOK_RESPONSE_DEADLINE_MS: 15_000,
  WEBHOOK_TIMESTAMP_TOLERANCE_S: 300,
  /** Delay after the previous attempt; the first attempt is immediate (`SPEC: Events, rule 6`). */
  WEBHOOK_RETRY_DELAYS_S: [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000],
  WEBHOOK_DISABLE_AFTER_S: 5 * 86_400,
  WEBHOOK_REPLAY_REACH_S: 14 * 86_400,
  WEBHOOK_OLD_SECRET_VALID_S: 86_400,
  WEBHOOK_ENDPOINTS_PER_MODE: 1,
} as const;
