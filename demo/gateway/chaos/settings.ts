interface Setting {
  /** A probability is 0 to 1; the others are amounts, whole numbers. 0 is off. */
  readonly unit: 'probability' | 'ms' | 's';
  /** Its value in the default profile. */
  readonly profile: number;
  /** What it does, in Markdown: the text of docs/gateway.md. */
  readonly does: string;
}

/** Each kind of behaviour, and how much of it. Append new ones: a seed depends on their order. */
export const SETTINGS = {
  duplicate: {
    unit: 'probability',
    profile: 0.2,
    does: 'an event is delivered twice: the same `id` and body, another `webhook-id`',
  },
  duplicateMs: { unit: 'ms', profile: 30_000, does: 'the second delivery falls due at most so long after the first' },
  reorder: {
    unit: 'probability',
    profile: 0.4,
    does: 'an event that another one can follow is held back, so that it may be overtaken',
  },
  reorderMs: { unit: 'ms', profile: 30_000, does: 'it is held back at most so long' },
  settledFirst: {
    unit: 'probability',
    profile: 0.4,
    does: '`payment.succeeded` is held back until a second after the automatic settlement',
  },
  feeKind: {
    unit: 'probability',
    profile: 0.4,
    does: 'a payment has a fee of a `kind` that nobody knows, with nothing else to rely on but `total_amount`',
  },
  extraFields: {
    unit: 'probability',
    profile: 0.3,
    does: 'an answer or an event has unknown fields, in each of its objects',
  },
  early: { unit: 'probability', profile: 0.3, does: 'a long poll is answered before its hold ends, with no change' },
  slow: { unit: 'probability', profile: 0.4, does: 'a long poll is answered after its hold has ended' },
  slowMs: { unit: 'ms', profile: 3_000, does: 'it is late by at most so much' },
  status429: { unit: 'probability', profile: 0.08, does: 'a request is refused with 429 and `Retry-After`' },
  retryAfterS: { unit: 's', profile: 2, does: '`Retry-After` says at most so many seconds' },
  status500: { unit: 'probability', profile: 0.08, does: 'a request is answered with 500 and nothing is done' },
  lostAnswer: {
    unit: 'probability',
    profile: 0.08,
    does: 'a request is answered with 500, but what was asked is done: the same `Idempotency-Key` gets its answer',
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
