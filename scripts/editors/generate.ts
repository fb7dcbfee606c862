// Writes dist/editors from custom-elements.json: data with which editors complete and explain the elements.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readElements } from '../manifest/elements.js';
import { cssData, htmlData } from './vscode.js';
import { webTypes } from './web-types.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = `${ROOT}/dist/editors`;

const elements = readElements();
const library = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { name: string; version: string };

mkdirSync(FOLDER, { recursive: true });
for (const [file, data] of Object.entries({
  'vscode.css-data.json': cssData(elements),
  'vscode.html-data.json': htmlData(elements),
  'web-types.json': webTypes(elements, library),
}))
  writeFileSync(`${FOLDER}/${file}`, `${JSON.stringify(data, null, 2)}\n`);
