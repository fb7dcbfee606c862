import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readElements, type Described } from '../../../scripts/manifest/elements.js';
import { filesIn, ROOT } from '../repository.js';

export type Tag = 'pay-status' | 'pay-checkout';
type DocumentedTag = Tag | 'pay-button';

/** The source text of a folder of the elements. */
export const readSources = (folder: string): string =>
  filesIn(`src/elements/${folder}`)
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

/** The parts that a source text names literally. */
export const partsInSource = (text: string): readonly string[] =>
  [...text.matchAll(/\bpart="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' '));

/** Returns the parts of the status that a checkout exports, by their exported name. */
export const readExportedParts = (): ReadonlyMap<string, string> => {
  const source = readSources('pay-checkout');
  const [, renamed = ''] = /exportparts="([^"$]*)/.exec(source) ?? [];
  const [, kept = ''] = /const STATUS_PARTS = \[([^\]]*)/.exec(source) ?? [];
  const names = [...renamed.split(','), ...[...kept.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)];
  return new Map(
    names.filter(Boolean).map((pair) => {
      const [inner = '', outer = inner] = pair.split(':');
      return [outer, inner];
    }),
  );
};

const toNames = (all: readonly Described[]): readonly string[] => all.map(({ name }) => name);

/** The public names of each element in the custom elements manifest. */
export const DOCUMENTED = Object.fromEntries(
  readElements().map(({ tagName, cssParts, cssStates, slots, cssProperties }) => [
    tagName,
    { parts: toNames(cssParts), states: toNames(cssStates), slots: toNames(slots), properties: cssProperties },
  ]),
) as Readonly<
  Record<
    DocumentedTag,
    {
      readonly parts: readonly string[];
      readonly states: readonly string[];
      readonly slots: readonly string[];
      readonly properties: readonly Described[];
    }
  >
>;
