// Writes the sheets of docs/look from the built Storybook: run.ts [<name of a sheet> ...].
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readPng } from '../../support/png/read-png.js';
import { writePng } from '../../support/png/write-png.js';
import { openCamera, type Camera } from '../camera.js';
import { FOLDER, MOST_BYTES, toSheetPath } from './files.js';
import { toPage, widthOfSheet } from './page.js';
import { SHEETS } from './plan.js';
import type { Item, Sheet } from './sheet.js';

const names = process.argv.slice(2);
const sheets = SHEETS.filter(({ name }) => !names.length || names.includes(name));
if (!sheets.length) throw new Error(`There are ${SHEETS.map(({ name }) => name).join(', ')}.`);

const takeAll = async (camera: Camera, { sections, ratio }: Sheet): Promise<ReadonlyMap<Item, Buffer>> => {
  const waiting = sections.flatMap(({ items }) => items);
  const pictures = new Map<Item, Buffer>();
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift())
      pictures.set(item, await camera.take({ ...item.shot, ratio }));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pictures;
};

await mkdir(FOLDER, { recursive: true });
const camera = await openCamera('and the machine’s');
for (const sheet of sheets) {
  const html = toPage(sheet, await takeAll(camera, sheet));
  const png = writePng(readPng(await camera.print(html, { width: widthOfSheet(sheet), ratio: sheet.ratio })));
  await writeFile(toSheetPath(sheet), png);
  const isLarge = png.length > MOST_BYTES;
  console.log(`${toSheetPath(sheet)}: ${Math.round(png.length / 1_000)} kB${isLarge ? ', which is too large' : ''}`);
  if (isLarge) process.exitCode = 1;
}
await camera.close();
