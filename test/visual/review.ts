import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Comparison } from './comparison.js';

/** Ignored by git. */
const FOLDER = '.cache/visual/review';

const STYLES = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1rem; max-width: 90rem; }
  header { position: sticky; top: 0; z-index: 1; padding-block: 0.5rem; background: Canvas; }
  pre { padding: 0.75rem; border: 1px solid; overflow-x: auto; }
  ul { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; padding: 0; list-style: none; }
  figure { margin: 0; }
  img { max-width: min(28rem, 90vw); outline: 1px solid GrayText; image-rendering: pixelated; }
`;

/** A script that shows the command to accept the selected screenshots. */
const SCRIPT = `
  const boxes = [...document.querySelectorAll('input')];
  const write = () => {
    const names = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    document.querySelector('pre').textContent = 'npm run test:full -- visual --update '
      + (names.length === boxes.length ? '' : names.join(' '));
  };
  document.addEventListener('change', write);
  write();
`;

const PICTURES = ['before', 'after', 'difference'] as const;

const figure = (name: string, kind: string): string =>
  `<li><figure><figcaption>${kind}</figcaption><img alt="" loading="lazy" src="${name}.${kind}.png"></figure></li>`;

const section = ({ name, kind, message, ...pictures }: Comparison): string => `<section>
  <h2><label><input type="checkbox" value="${name}"> ${name}</label></h2>
  <p><strong>${kind}</strong>: ${message.replaceAll('<', '&lt;')}</p>
  <ul>${PICTURES.map((picture) => (pictures[picture] ? figure(name, picture) : '')).join('')}</ul>
</section>`;

const page = (comparisons: readonly Comparison[]): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>${comparisons.length} screenshots to review</title><style>${STYLES}</style>
<header><h1>${comparisons.length} screenshots to review</h1><pre></pre></header>
${comparisons.map(section).join('\n')}
<script>${SCRIPT}</script></html>`;

/** Writes a page with the baseline, the new screenshot and their difference side by side. Resolves to its path. */
export const writeReview = async (comparisons: readonly Comparison[]): Promise<string> => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const { name, ...pictures } of comparisons)
    for (const kind of PICTURES) {
      const png = pictures[kind];
      if (png) await writeFile(join(FOLDER, `${name}.${kind}.png`), png);
    }
  const path = join(FOLDER, 'index.html');
  await writeFile(path, page(comparisons));
  return path;
};
