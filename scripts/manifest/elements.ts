// Reads the elements from the custom elements manifest, with the fields that generated files need.
import { readManifest } from './read-manifest.js';

export interface Described {
  readonly name: string;
  readonly description?: string;
}

export interface Typed extends Described {
  readonly type: { readonly text: string };
}

/** `fieldName` is the property that the attribute sets; it is missing for attributes that only CSS reads. */
export interface AttributeOfElement extends Typed {
  readonly fieldName?: string;
  readonly default?: string;
}

export interface Member extends Described {
  readonly type?: { readonly text: string };
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
  readonly attribute?: string;
  readonly parameters?: readonly Described[];
  readonly return?: { readonly type: { readonly text: string } };
}

export interface Element extends Described {
  readonly description: string;
  readonly tagName: string;
  readonly attributes: readonly AttributeOfElement[];
  readonly members: readonly Member[];
  readonly events: readonly Typed[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
  readonly cssStates: readonly Described[];
}

export interface Declaration extends Described {
  readonly tagName?: string;
  readonly members?: readonly Member[];
}

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Declaration[] }[];
}

const readModules = (): Manifest['modules'] => (readManifest() as Manifest).modules;

export const readDeclarations = (): readonly Declaration[] => readModules().flatMap(({ declarations }) => declarations);

const isElement = (declaration: Declaration): declaration is Element => declaration.tagName !== undefined;

const NONE = { slots: [], cssStates: [] };

/** Returns the elements, `<pay-status>` first, because `<pay-checkout>` contains it. */
export const readElements = (): readonly Element[] =>
  readDeclarations()
    .filter(isElement)
    // The manifest leaves out what an element has none of.
    .map((element) => ({ ...NONE, ...element }))
    .sort((one, other) => other.tagName.localeCompare(one.tagName));

/** Returns the path of the built module that declares a class, `dist/elements/...`. */
export const toModulePath = (name: string): string => {
  const module = readModules().find(({ declarations }) => declarations.some((one) => one.name === name));
  if (!module) throw new Error(`custom-elements.json does not say where ${name} is declared.`);
  return module.path;
};

/** Returns the properties that a page may set, without methods and read-only members. */
export const getInputs = ({ members }: Element): readonly Member[] =>
  members.filter(({ kind, readonly }) => kind === 'field' && !readonly);

/** Converts `pay-status-change` to `PayStatusChange`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
