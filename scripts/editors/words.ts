import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

const sources = (): string =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${SRC}/${file}`, 'utf8'))
    .join('\n');

const wordsIn = (text: string): readonly string[] => [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/** Returns the values of a union of string literals, such as `'a' | 'b'` or a named one; an empty list for any other type. */
export const parseWords = (type: string): readonly string[] => {
  if (type.includes("'")) return wordsIn(type);
  const [, declared = ''] = new RegExp(`export type ${type} = ([^;]+);`).exec(sources()) ?? [];
  return /^[\s|]*'/.test(declared) ? wordsIn(declared) : [];
};
