import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { MATRICES } from '../../../.storybook/matrices.js';
import { filesIn, ROOT } from '../../package/repository.js';

/** Reads titles and names as Storybook does, without Storybook. */
const getStories = (path: string): readonly (readonly [title: string, name: string])[] => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const [, title = ''] = /\btitle(?:: |=)['"]([^'"]+)['"]/.exec(text) ?? [];
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
  const [, matrix] = /([\w-]+)\.matrix\.ts$/.exec(path) ?? [];
  if (!matrix) return [...names, 'Docs'].map((name) => [title, name]);
  const { title: words, cells } = MATRICES[matrix]!;
  return cells.map(({ exportName }) => [`${basename(dirname(path))}/${words}`, exportName]);
};

/** Valid ids of `?path=/story/...` and `?path=/docs/...`. */
export const storyIds = (): ReadonlySet<string> =>
  new Set(
    filesIn('stories')
      .filter((path) => /\.(?:stories|matrix)\.ts$|\.mdx$/.test(path))
      .flatMap(getStories)
      .filter(([title]) => title)
      .map(([title, name]) => toId(title, name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '))),
  );
