import { transform } from 'lightningcss';
import type { CSSResultGroup } from 'lit';

const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, '');

/** Returns the text of all style sheets of an element. */
export const toCssText = (styles: CSSResultGroup | undefined): string =>
  Array.isArray(styles) ? styles.map(toCssText).join('\n') : withoutComments(String(styles));

/** A use of a custom property: `var(--pay-font, system-ui)`. */
export interface Use {
  readonly name: string;
  readonly fallback: string | undefined;
}

/** Returns the index of the bracket that closes the one at the start of a text. */
const closing = (text: string): number => {
  let depth = 1;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket is not closed: ${text}`);
};

/** Returns every use, also those in fallbacks. */
export const usesIn = (css: string): readonly Use[] =>
  [...css.matchAll(/\bvar\(/g)].map(({ index, 0: opening }) => {
    const rest = css.slice(index + opening.length);
    const [name = '', ...fallback] = rest.slice(0, closing(rest)).split(',');
    return { name: name.trim(), fallback: fallback.length ? fallback.join(',').trim() : undefined };
  });

/** Returns the custom properties that a style sheet sets. */
export const setIn = (css: string): readonly string[] =>
  [...css.matchAll(/(?<=[{};]\s*)(--[\w-]+)\s*:/g)].map(([, name]) => name!);

/** Minifies a value, so that equivalent values are equal. */
export const normalize = (css: string): string =>
  transform({ filename: 'value.css', code: new TextEncoder().encode(`a{--value:${css}}`), minify: true })
    .code.toString()
    .replace(/^a\{--value:(.*)\}$/s, '$1')
    .replaceAll(/\s+/g, ' ');

/** Returns the parts that a style sheet names, of its own element and of elements within. */
export const partsIn = (css: string): { readonly own: readonly string[]; readonly inner: readonly string[] } => ({
  own: [...css.matchAll(/\[part~?=['"]?([\w-]+)['"]?\]/g)].map(([, name]) => name!),
  inner: [...css.matchAll(/::part\(([^)]+)\)/g)].flatMap(([, names]) => names!.trim().split(/\s+/)),
});

/** Returns the custom states that a style sheet matches. */
export const statesIn = (css: string): readonly string[] =>
  [...css.matchAll(/:state\(([\w-]+)\)/g)].map(([, name]) => name!);
