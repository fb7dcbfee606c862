// Writes docs/look/purchase.png: a purchase in the sandbox, step by step.
import { writeFile } from 'node:fs/promises';
import { startTestEnvironment } from '../../e2e/support/test-environment.js';
import { readPng } from '../../support/png/read-png.js';
import { writePng } from '../../support/png/write-png.js';
import { FOLDER, MAX_BYTES, PURCHASE_FILE } from '../sheets/files.js';
import { toPage, widthOfSheet } from '../sheets/page.js';
import { item, type Item, type Sheet } from '../sheets/sheet.js';
import { PURCHASE } from './steps.js';

/** As on a phone, CSS pixels. */
const SIZE = { width: 390, height: 720 };

const { environment, stop } = await startTestEnvironment();
const context = await environment.newContext({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' });
const page = await context.newPage();
await page.goto(`${environment.proxy.url}/`);
const pictures = new Map<Item, Buffer>();
for (const [index, { label, take }] of PURCHASE.entries()) {
  await take(page);
  const step = item(`${index + 1}. ${label}`, '', { id: 'purchase', scheme: 'light' }, SIZE);
  pictures.set(step, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
}
const sheet: Sheet = {
  name: 'purchase',
  title: '',
  ratio: 1,
  sections: [{ heading: '', columns: 3, items: [...pictures.keys()] }],
};
const paper = await (await environment.newContext({ viewport: { width: widthOfSheet(sheet), height: 1 } })).newPage();
await paper.setContent(toPage(sheet, pictures));
const png = writePng(readPng(await paper.screenshot({ fullPage: true })));
await writeFile(`${FOLDER}/${PURCHASE_FILE}`, png);
console.log(`${FOLDER}/${PURCHASE_FILE}: ${Math.round(png.length / 1_000)} kB`);
if (png.length > MAX_BYTES) process.exitCode = 1;
await stop();
