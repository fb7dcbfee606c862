import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { CONNECTIONS, type Connection } from '../../src/tracker/state.js';
import { DENSITIES, SHAPES } from '../../stories/support/elements/look.js';
import { DIRECTIONS, KNOWN, SCHEMES, STATES } from '../../stories/support/every-state/combinations.js';
import { baselines } from './baselines.js';
import { ELEMENTS, toPictureName, PICTURES, type Picture } from './pictures.js';
import { SURROUNDINGS } from './surroundings.js';

const MAX_PICTURES = 80;
const MAX_BYTES = 4_000_000;

/** A paused page is hidden, so it needs no screenshot. */
const UNSEEN: readonly Connection[] = ['paused'];

/** The preset, shape and density of a screenshot. The default is a card of normal density. */
const PRESETS = readdirSync('src/theme/presets').map((file) => file.replace('.css', ''));

const names = PICTURES.map(toPictureName);

/** The required values of each factor; each has at least one screenshot. */
const VALUES: { readonly [Name in keyof Picture]?: readonly (Picture[Name] & {})[] } = {
  known: KNOWN,
  connection: CONNECTIONS.filter((connection) => !UNSEEN.includes(connection)),
  scheme: SCHEMES,
  direction: Object.keys(DIRECTIONS) as Picture['direction'][],
  preset: PRESETS,
  shape: SHAPES.filter((shape) => shape !== 'card'),
  density: DENSITIES.filter((density) => density !== 'normal'),
  around: Object.keys(SURROUNDINGS) as (keyof typeof SURROUNDINGS)[],
};

/** <pay-status> does not get wider than a phone. */
const isNeeded = (element: string, value: string): boolean => element !== 'pay-status' || value !== 'wide';

describe('the compared screenshots', () => {
  for (const element of ELEMENTS)
    for (const [name, values] of Object.entries(VALUES))
      for (const value of values.filter((one) => isNeeded(element, one))) {
        it(`cover <${element}> with ${name} ${value}`, () => {
          const shown = PICTURES.filter((picture) => picture.element === element);
          assert.ok(shown.some((picture) => picture[name as keyof Picture] === value));
        });
      }

  for (const status of PAYMENT_STATUSES)
    for (const scheme of SCHEMES) {
      it(`cover the status ${status} in the ${scheme} scheme, without a preset`, () => {
        const shown = PICTURES.filter(({ preset, around }) => !preset && !around);
        assert.ok(shown.some(({ known, scheme: seen }) => known === status && seen === scheme));
      });
    }

  it('show reachable states', () => {
    const impossible = PICTURES.filter(
      ({ known, connection }) => !STATES.some((state) => state.known === known && state.connection === connection),
    );
    assert.deepEqual(impossible, []);
  });

  it('have unique names', () => {
    assert.equal(new Set(names).size, names.length);
  });

  it(`are at most ${MAX_PICTURES}`, () => {
    assert.ok(names.length <= MAX_PICTURES, `${names.length}`);
  });

  it('have one baseline each, and there are no others', async () => {
    assert.deepEqual(await baselines.names(), [...names].sort());
  });

  it(`have baselines of at most ${MAX_BYTES} bytes in total`, async () => {
    const sizes = await Promise.all((await baselines.names()).map(baselines.bytes));
    const sum = sizes.reduce((all, bytes) => all + bytes, 0);
    assert.ok(sum > 0 && sum <= MAX_BYTES, `${sum}`);
  });
});
