import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../../scripts/manifest/read-manifest.js';
import { filesIn, ROOT } from '../../package/repository.js';
import { exportedParts, readElement } from '../../package/theme/element-sources.js';

interface Named {
  readonly name: string;
}
interface Attribute extends Named {
  readonly type?: { readonly text: string };
}
interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly Named[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

export type Kind = Exclude<keyof Declaration, 'tagName'>;

/** Reads the elements of the custom elements manifest, by tag. */
const readDeclarations = (): ReadonlyMap<string, Declaration> => {
  const { modules } = readManifest() as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const all = modules.flatMap(({ declarations }) => declarations);
  return new Map(all.flatMap((one) => (one.tagName ? [[one.tagName, one] as const] : [])));
};

const DECLARATIONS = readDeclarations();

export const TAGS: readonly string[] = [...DECLARATIONS.keys()];

/** Returns the names that an element has, or any element if `tag` is omitted. */
export const getNames = (kind: Kind, tag?: string): ReadonlySet<string> =>
  new Set(
    (tag ? [tag] : TAGS).flatMap((one) => {
      const own = (DECLARATIONS.get(one)?.[kind] ?? []).map(({ name }) => name);
      const inner = kind === 'cssParts' && one === 'pay-checkout';
      return inner ? [...own, ...exportedParts(readElement(one), 'pay-status').keys()] : own;
    }),
  );

/** Returns the values of an attribute that is an enumeration, or undefined for any other attribute. */
export const getAllowedValues = (tag: string, attribute: string): readonly string[] | undefined => {
  const text = DECLARATIONS.get(tag)?.attributes?.find(({ name }) => name === attribute)?.type?.text ?? '';
  return /^'[^']*'(?: \| '[^']*')*$/.test(text) ? [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word!) : undefined;
};

/** Custom properties that a page may set: the tokens, and others that presets read. */
export const CUSTOM_PROPERTIES: ReadonlySet<string> = new Set([
  ...[...readFileSync(join(ROOT, 'src/theme/tokens.ts'), 'utf8').matchAll(/'(--pay-[\w-]+)'/g)].map(
    ([, name]) => name!,
  ),
  ...filesIn('src/theme/presets').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/var\((--pay-[\w-]+)/g)].map(([, name]) => name!),
  ),
]);
