interface Knob {
  /** A probability is 0 to 1; the others are amounts, whole numbers. 0 is off. */
  readonly unit: 'probability' | 'ms' | 's';
  /** Its value in the default profile. */
  readonly profile: number;
  /** What it does, in Markdown: the text of docs/gateway.md. */
  readonly does: string;
}

/** Each way to misbehave within the interface, and how much of it. A new one goes to the end: seeds count by place. */
export const KNOBS = {
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
} as const satisfies Record<string, Knob>;

export type KnobName = keyof typeof KNOBS;

/** The knobs that say how likely something is. */
export type Chance = {
  [Name in KnobName]: (typeof KNOBS)[Name]['unit'] extends 'probability' ? Name : never;
}[KnobName];

/** The knobs that say how much of it. */
export type Limit = Exclude<KnobName, Chance>;

/** The value of each knob. */
export type Knobs = Readonly<Record<KnobName, number>>;

export const KNOB_NAMES = Object.keys(KNOBS) as readonly KnobName[];

const valuesOf = (value: (name: KnobName) => number): Knobs =>
  Object.fromEntries(KNOB_NAMES.map((name) => [name, value(name)])) as Record<KnobName, number>;

/** Strong enough that ten payments meet every kind. */
export const DEFAULT_KNOBS = valuesOf((name) => KNOBS[name].profile);

/** Nothing happens; the amounts wait for their probability. */
export const QUIET_KNOBS = valuesOf((name) => (KNOBS[name].unit === 'probability' ? 0 : KNOBS[name].profile));
