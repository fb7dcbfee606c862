// Writes the sheets of docs/look from the built Storybook: run.ts [<name of a sheet> ...].
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readPng } from '../../support/png/read-png.js';
import { writePng } from '../../support/png/write-png.js';
import { openScreenshotBrowser, type ScreenshotBrowser } from '../capture.js';
import { FOLDER, MAX_BYTES, toSheetPath } from './files.js';
import { toPage, widthOfSheet } from './page.js';
import { SHEETS } from './plan.js';
import type { Item, Sheet } from './sheet.js';

const names = process.argv.slice(2);
const sheets = SHEETS.filter(({ name }) => !names.length || names.includes(name));
if (!sheets.length) throw new Error(`Unknown sheet. Available: ${SHEETS.map(({ name }) => name).join(', ')}.`);

const captureAll = async (
  browser: ScreenshotBrowser,
  { sections, ratio }: Sheet,
): Promise<ReadonlyMap<Item, Buffer>> => {
  const waiting = sections.flatMap(({ items }) => items);
  const pictures = new Map<Item, Buffer>();
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift())
      pictures.set(item, await browser.captureStory({ ...item.shot, ratio }));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pictures;
};

await mkdir(FOLDER, { recursive: true });
const browser = await openScreenshotBrowser('and the machine’s');
for (const sheet of sheets) {
  const html = toPage(sheet, await captureAll(browser, sheet));
  const screenshot = await browser.capturePage(html, { width: widthOfSheet(sheet), ratio: sheet.ratio });
  const png = writePng(readPng(screenshot));
  await writeFile(toSheetPath(sheet), png);
  const isLarge = png.length > MAX_BYTES;
  console.log(`${toSheetPath(sheet)}: ${Math.round(png.length / 1_000)} kB${isLarge ? ', which is too large' : ''}`);
  if (isLarge) process.exitCode = 1;
}
await browser.close();
