import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ignored by git. */
export const FOLDER = '.cache/visual/engines';

export const toFilePath = (name: string, engine: string): string => `${name}.${engine}.png`;

const STYLES = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1rem; max-width: 120rem; }
  ul { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; padding: 0; list-style: none; }
  figure { margin: 0; }
  img { max-width: min(56rem, 90vw); outline: 1px solid GrayText; }
`;

const figure = (engine: string, file: string): string =>
  `<li><figure><figcaption>${engine}</figcaption><img alt="" loading="lazy" src="${file}"></figure></li>`;

/** Writes a page with the existing screenshots of these engines side by side. Resolves to its path. */
export const writeGallery = async (names: readonly string[], engines: readonly string[]): Promise<string> => {
  const files = new Set(await readdir(FOLDER));
  const section = (name: string): string => {
    const taken = engines.filter((engine) => files.has(toFilePath(name, engine)));
    return `<section><h2>${name}</h2><ul>${taken.map((engine) => figure(engine, toFilePath(name, engine))).join('')}</ul></section>`;
  };
  const path = join(FOLDER, 'index.html');
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Engines</title><style>${STYLES}</style>
${names.map(section).join('\n')}</html>`,
  );
  return path;
};
