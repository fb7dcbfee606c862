import { readPng } from '../../support/png/read-png.js';
import type { Item, Section, Sheet } from './sheet.js';

/** The gap between screenshots, CSS pixels. */
const GAP = 20;
const EDGE = 40;

const STYLES = `
  * { box-sizing: border-box; margin: 0; }
  body { padding: ${EDGE}px; background: #fff; color: #14171f; font: 14px/20px system-ui, sans-serif; }
  h1 { font-size: 22px; line-height: 28px; font-weight: 600; letter-spacing: -0.01em; }
  h2 { font-size: 15px; line-height: 20px; font-weight: 600; }
  h1 + section, section + section { margin-top: 28px; }
  h2 + .items { margin-top: 12px; }
  .items { display: grid; gap: ${GAP}px; justify-content: start; }
  figure { display: flex; flex-direction: column; }
  .tile { position: relative; flex: 1; border-radius: 10px; overflow: hidden; }
  .tile::after { content: ''; position: absolute; inset: 0; border: 1px solid #80808033; border-radius: inherit; }
  img { display: block; }
  figcaption { display: flex; gap: 8px; padding: 8px 2px 0; font-weight: 500; }
  .note { color: #5f6167; font-weight: 400; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The background of a screenshot, with which its tile is filled up to the height of the row. */
const getBackground = (png: Buffer): string => `rgb(${readPng(png).data.subarray(0, 3).join(' ')})`;

const caption = ({ label, note }: Item): string =>
  label ? `<figcaption><bdi>${escaped(label)}</bdi><span class="note">${escaped(note)}</span></figcaption>` : '';

export type Pictures = ReadonlyMap<Item, Buffer>;

const getWidth = ({ shot }: Item): number => shot.width ?? 0;

const figure = (item: Item, pictures: Pictures): string => {
  const png = pictures.get(item)!;
  const image = `<img alt="" width="${getWidth(item)}" src="data:image/png;base64,${png.toString('base64')}">`;
  return `<figure><div class="tile" style="background: ${getBackground(png)}">${image}</div>${caption(item)}</figure>`;
};

const section = ({ heading, columns, items }: Section, pictures: Pictures): string => `<section>
  ${heading && `<h2>${escaped(heading)}</h2>`}
  <div class="items" style="grid-template-columns: repeat(${columns}, max-content)">
    ${items.map((item) => figure(item, pictures)).join('')}
  </div></section>`;

/** Returns the HTML of a sheet. */
export const toPage = ({ title, sections }: Sheet, pictures: Pictures): string => `<!doctype html>
  <html lang="en"><meta charset="utf-8"><style>${STYLES}</style>
  ${title && `<h1>${escaped(title)}</h1>`}
  ${sections.map((one) => section(one, pictures)).join('')}</html>`;

/** CSS pixels. */
export const widthOfSheet = ({ sections }: Sheet): number =>
  2 * EDGE +
  Math.max(...sections.map(({ columns, items }) => columns * Math.max(...items.map(getWidth)) + (columns - 1) * GAP));
