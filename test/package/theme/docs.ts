import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCss, TOKENS, type Token } from '../../../src/theme/tokens.js';
import { ROOT } from '../repository.js';

export const readDocs = (): string => readFileSync(join(ROOT, 'docs/theming.md'), 'utf8');

/** Returns the code examples in one language. */
export const snippets = (markdown: string, language: string): readonly string[] =>
  [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, name, text]) => (name === language ? text! : []));

const code = (text: string): string => `\`${text}\``;

/** The default of a token; of a colour, those of both schemes. */
const formatDefault = (token: Token): string => {
  if (token.type === 'color') return `${code(token.light)}, ${code(token.dark)}`;
  const css = defaultCss(token);
  return css === null ? '' : code(css);
};

const formatContrast = (token: Token): string =>
  token.type === 'color' && token.contrast ? `${token.contrast.ratio} : 1 on ${code(token.contrast.against)}` : '';

/** Returns the expected rows of the table of tokens, cell by cell. */
export const tokenRows = (): readonly (readonly string[])[] =>
  TOKENS.map((token) => [code(token.name), formatDefault(token), token.purpose, formatContrast(token)]);

/** Reads the rows of the table whose first heading is `token`. */
export const readTokenRows = (markdown: string): readonly (readonly string[])[] => {
  const [, rows = ''] = /^\| token [^\n]*\n\|[ |:-]+\n((?:\|[^\n]*\n)+)/m.exec(markdown) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};
