interface Setting {
  /** A probability is 0 to 1; the others are amounts, whole numbers. 0 is off. */
  readonly unit: 'probability' | 'ms' | 's';
  /** Its value in the default profile. */
  readonly profile: number;
  /** Description of the effect, in Markdown: the text of docs/gateway.md. */
  readonly does: string;
}

/** Each kind of behaviour, and how much of it. Append new ones: a seed depends on their order. */
export const SETTINGS = {
  duplicate: {
    unit: 'probability',
    profile: 0.2,
    does: 'an event is delivered twice: the same `id` and body, another `webhook-id`',
  },
  duplicateMs: { unit: 'ms', profile: 30_000, does: 'the longest delay between the first and the second delivery' },
  reorder: {
    unit: 'probability',
    profile: 0.4,
    does: 'a non-final event is delayed, so that a later event may arrive first',
  },
  reorderMs: { unit: 'ms', profile: 30_000, does: 'the longest delay of such an event' },
  settledFirst: {
    unit: 'probability',
    profile: 0.4,
    does: '`payment.succeeded` is delayed until a second after the automatic settlement',
  },
  feeKind: {
    unit: 'probability',
    profile: 0.4,
    does: 'a payment has a fee of an unknown `kind`, whose only known field is `total_amount`',
  },
  extraFields: {
    unit: 'probability',
    profile: 0.3,
    does: 'a response or an event has unknown fields in each of its objects',
  },
  early: {
    unit: 'probability',
    profile: 0.3,
    does: 'a long poll gets a response before its hold ends, without a change',
  },
  slow: { unit: 'probability', profile: 0.4, does: 'a long poll gets its response after its hold has ended' },
  slowMs: { unit: 'ms', profile: 3_000, does: 'the longest delay of such a response' },
  status429: { unit: 'probability', profile: 0.08, does: 'a request is refused with 429 and `Retry-After`' },
  retryAfterS: { unit: 's', profile: 2, does: 'the largest `Retry-After`, seconds' },
  status500: { unit: 'probability', profile: 0.08, does: 'a request gets 500 and is not processed' },
  lostAnswer: {
    unit: 'probability',
    profile: 0.08,
    does: 'a request gets 500 but is processed: repeating it with the same `Idempotency-Key` returns the response',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** The settings that are probabilities. */
export type Chance = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['unit'] extends 'probability' ? Name : never;
}[SettingName];

/** The settings that are amounts. */
export type Limit = Exclude<SettingName, Chance>;

/** The value of each setting. */
export type ChaosSettings = Readonly<Record<SettingName, number>>;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

const getValues = (value: (name: SettingName) => number): ChaosSettings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, value(name)])) as Record<SettingName, number>;

/** High enough that ten payments meet every kind. */
export const DEFAULT_SETTINGS = getValues((name) => SETTINGS[name].profile);

/** All probabilities are 0. */
export const QUIET_SETTINGS = getValues((name) => (SETTINGS[name].unit === 'probability' ? 0 : SETTINGS[name].profile));
