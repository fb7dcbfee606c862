import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { DENSITIES, SHAPES } from '../../../stories/support/elements/look.js';
import { SCHEMES, STATES } from '../../../stories/support/every-state/combinations.js';
import { ELEMENTS, picture, toStoryId } from '../pictures.js';
import { FOLDER, MAX_BYTES, PURCHASE_FILE, toSheetPath } from './files.js';
import { SHEETS } from './plan.js';

const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The documents that may show a sheet; pages in `docs` name files relative to themselves. */
const PAGES = ['README.md', ...readdirSync('docs').map((file) => join('docs', file))]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ text: readFileSync(file, 'utf8'), folder: relative(dirname(file), FOLDER) }));

const shotsOn = (name: string) =>
  SHEETS.find((sheet) => sheet.name === name)!.sections.flatMap(({ items }) => items.map(({ shot }) => shot));

const globalsOn = (name: string, global: string): readonly (string | undefined)[] => [
  ...new Set(shotsOn(name).map(({ globals }) => globals?.[global])),
];

describe('the contact sheets', () => {
  for (const sheet of SHEETS) {
    it(`include ${sheet.name}, of at most ${MAX_BYTES} bytes`, async () => {
      const png = await readFile(toSheetPath(sheet));
      assert.ok(png.subarray(0, PNG.length).equals(PNG));
      assert.ok(png.length <= MAX_BYTES, `${png.length}`);
    });

    it(`are shown in the README or in docs: ${sheet.name}`, () => {
      assert.ok(PAGES.some(({ text, folder }) => text.includes(`(${folder}/${sheet.name}.png)`)));
    });
  }

  it('are the only files of their folder', () => {
    const files = [PURCHASE_FILE, ...SHEETS.map(({ name }) => `${name}.png`)];
    // The folders in it belong to decisions, and are not renewed.
    const found = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isFile());
    assert.deepEqual(found.map(({ name }) => name).sort(), files.sort());
  });

  for (const status of PAYMENT_STATUSES)
    for (const scheme of SCHEMES)
      it(`cover <pay-status> in the status ${status}, ${scheme}`, () => {
        const wanted = toStoryId(picture('pay-status', status, { scheme }));
        assert.ok(shotsOn('pay-status').some(({ id, globals }) => id === wanted && !globals?.['preset']));
      });

  it('cover the default theme and every preset', () => {
    const presets = readdirSync('src/theme/presets').map((file) => file.replace('.css', ''));
    assert.deepEqual(globalsOn('presets', 'preset'), [undefined, ...presets]);
  });

  for (const shape of SHAPES)
    it(`cover the shape ${shape}`, () => assert.ok(globalsOn('shapes', 'shape').includes(shape)));

  for (const density of DENSITIES)
    it(`cover the density ${density}`, () => assert.ok(globalsOn('shapes', 'density').includes(density)));

  it('show reachable states', () => {
    const possible = new Set(
      STATES.flatMap((state) => ELEMENTS.map((element) => toStoryId(picture(element, state.known, { ...state })))),
    );
    const shots = SHEETS.flatMap(({ name }) => shotsOn(name)).filter(({ id }) => id.includes('-every-state--'));
    assert.deepEqual(
      shots.map(({ id }) => id).filter((id) => !possible.has(id)),
      [],
    );
  });
});
