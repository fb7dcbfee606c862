// Takes screenshots of the built Storybook in Firefox and WebKitGTK, and writes a gallery of them beside Chromium's:
// run.ts [--engine firefox|webkit] [<part of a name> ...]. They are not compared, because each engine renders fonts
// differently.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from '../../../scripts/stories/serve.mjs';
import { baselines } from '../baselines.js';
import { toPictureName, PICTURES, type Picture } from '../pictures.js';
import { toShot } from '../shot.js';
import type { Engine } from '../../support/engines/engine.js';
import { openFirefox } from '../../support/engines/firefox.js';
import { toFilePath, FOLDER, writeGallery } from './gallery.js';
import { STAGE, STAGE_PAGE, takeOnStage } from './stage.js';
import { openWebKit } from '../../support/engines/webkit.js';

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' } },
});

type Around = Picture['around'];

/** A browser, and the settings that it supports. */
interface Round {
  readonly open: () => Promise<Engine>;
  readonly name: string;
  readonly can: (around: Around) => boolean;
}

const isForced = (around: Around): boolean => around === 'forced-colors';
/** Only Chromium can emulate more contrast and a higher pixel ratio. */
const isElsewhere = (around: Around): boolean => around === 'more-contrast' || around === '400-percent';
const isUsual = (around: Around): boolean => !isForced(around) && !isElsewhere(around);

const ROUNDS: readonly Round[] = [
  { name: 'firefox', open: () => openFirefox({ motion: 'still' }), can: isUsual },
  { name: 'firefox', open: () => openFirefox({ motion: 'still', colours: 'forced' }), can: isForced },
  { name: 'webkit', open: () => openWebKit({ motion: 'still' }), can: isUsual },
];

const selected = PICTURES.filter(
  (picture) => !parts.length || parts.some((part) => toPictureName(picture).includes(part)),
);
const names = selected.map(toPictureName);
const { base, close } = await serveFolder('storybook-static', { [STAGE]: STAGE_PAGE });
let taken = 0;
let failed = 0;

const save = (name: string, engine: string, png: Buffer): Promise<void> =>
  writeFile(join(FOLDER, toFilePath(name, engine)), png);

const takeRound = async ({ open, can }: Round): Promise<void> => {
  const pictures = selected.filter(({ around }) => can(around));
  if (!pictures.length) return;
  const engine = await open();
  try {
    for (const picture of pictures) {
      const name = toPictureName(picture);
      try {
        await save(name, engine.name, await takeOnStage(engine, base, toShot(picture)));
        taken++;
      } catch (error) {
        failed++;
        console.log(`${engine.name}: ${name}: ${String(error)}`);
      }
    }
  } finally {
    await engine.close();
  }
};

await mkdir(FOLDER, { recursive: true });
for (const name of names) {
  const png = await baselines.read(name);
  if (png) await save(name, 'chromium', png);
}
for (const round of ROUNDS) if (!options.engine || round.name === options.engine) await takeRound(round);
close();
const page = await writeGallery(names, ['chromium', ...new Set(ROUNDS.map(({ name }) => name))]);
console.log(`${taken} taken, ${failed} failed; gallery: ${page}`);
process.exitCode = failed || !taken ? 1 : 0;
