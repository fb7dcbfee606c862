import { defaultCss, TOKENS } from '../src/theme/tokens.js';
import { getDeclaration } from './manifest.js';

type Kind = 'slots' | 'cssParts' | 'cssStates' | 'events';

/** The markup by which a page includes each table. */
const WRITTEN: Readonly<Record<Kind, (name: string) => string>> = {
  slots: (name) => `slot="${name}"`,
  cssParts: (name) => `::part(${name})`,
  cssStates: (name) => `:state(${name})`,
  events: (name) => name,
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** A table of what the custom elements manifest says, as Markdown. */
export const factTable = (tag: string, kind: Kind, head: string): string =>
  table(
    [head, 'What it is'],
    (getDeclaration(tag)[kind] ?? []).map(({ name, description = '' }) => [`\`${WRITTEN[kind](name)}\``, description]),
  );

/** The tokens that are no colours, as Markdown; colours have a table of their own. */
export const tokenTable = (): string =>
  table(
    ['Token', 'Default', 'What it is for'],
    TOKENS.filter(({ type }) => type !== 'color').map((token) => {
      const css = defaultCss(token);
      return [`\`${token.name}\``, css === null ? '' : `\`${css}\``, token.purpose];
    }),
  );

export { COLOR_TOKENS } from '../src/theme/tokens.js';
