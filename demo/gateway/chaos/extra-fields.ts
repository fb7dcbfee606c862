import type { Dice } from './dice.js';

/** A name that no version of the interface will ever use. */
export const EXTRA_FIELD = 'added_by_chaos';

/** Values of a field that a later version may add. */
const VALUES: readonly unknown[] = [null, true, 1, 'new', [], ['new'], { status: 'new', isFinal: false }];

/** Objects that the gateway passes through: an extra field in them would change their meaning. */
const PASSED_THROUGH = ['params', 'schema'];

const extend = (value: unknown, next: () => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => extend(item, next));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as Record<string, unknown>).map(([name, field]) => [
    name,
    PASSED_THROUGH.includes(name) ? field : extend(field, next),
  ]);
  // First, so that clients that read by position notice.
  return { [EXTRA_FIELD]: next(), ...Object.fromEntries(fields) };
};

/** The JSON text as it is, or with an unknown field in each object (`SPEC: Events, rule 11`; `Versioning, rule 3`). */
export const addFields = (dice: Dice, json: string): string => {
  if (!dice.strikes('extraFields')) return json;
  const next = (): unknown => VALUES[Math.floor(dice.share('extraFields') * VALUES.length)];
  return JSON.stringify(extend(JSON.parse(json), next));
};
