import { defaultCss, TOKENS } from '../src/theme/tokens.js';
import { getDeclaration } from './manifest.js';

type Kind = 'slots' | 'cssParts' | 'cssStates' | 'events';

/** Formats a name as it is written in HTML or CSS. */
const FORMATS: Readonly<Record<Kind, (name: string) => string>> = {
  slots: (name) => `slot="${name}"`,
  cssParts: (name) => `::part(${name})`,
  cssStates: (name) => `:state(${name})`,
  events: (name) => name,
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Returns items of the custom elements manifest as a Markdown table. */
export const manifestTable = (tag: string, kind: Kind, head: string): string =>
  table(
    [head, 'What it is'],
    (getDeclaration(tag)[kind] ?? []).map(({ name, description = '' }) => [`\`${FORMATS[kind](name)}\``, description]),
  );

/** Returns the non-colour tokens as a Markdown table. Colours have their own table. */
export const tokenTable = (): string =>
  table(
    ['Token', 'Default', 'What it is for'],
    TOKENS.filter(({ type }) => type !== 'color').map((token) => {
      const css = defaultCss(token);
      return [`\`${token.name}\``, css === null ? '' : `\`${css}\``, token.purpose];
    }),
  );

export { COLOR_TOKENS } from '../src/theme/tokens.js';
