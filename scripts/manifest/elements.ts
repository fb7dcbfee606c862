// The elements as `cem analyze` describes them, as far as files are generated from that.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Described {
  readonly name: string;
  readonly description?: string;
}

export interface Typed extends Described {
  readonly type: { readonly text: string };
}

/** `fieldName`: the property that it sets; a few are read by CSS alone. */
export interface AttributeOfElement extends Typed {
  readonly fieldName?: string;
  readonly default?: string;
}

interface Member extends Described {
  readonly type?: { readonly text: string };
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
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

interface Declaration extends Described {
  readonly tagName?: string;
}

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Declaration[] }[];
}

const FILE = fileURLToPath(new URL('../../custom-elements.json', import.meta.url));

const isElement = (declaration: Declaration): declaration is Element => declaration.tagName !== undefined;

const readManifest = (): Manifest => JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;

/** `<pay-status>` first: the other one contains it. */
export const readElements = (): readonly Element[] =>
  readManifest()
    .modules.flatMap(({ declarations }) => declarations)
    .filter(isElement)
    .sort((one, other) => other.tagName.localeCompare(one.tagName));

/** The built module that declares a class, `dist/elements/...`. */
export const toModulePath = (name: string): string => {
  const module = readManifest().modules.find(({ declarations }) => declarations.some((one) => one.name === name));
  if (!module) throw new Error(`custom-elements.json does not say where ${name} is declared.`);
  return module.path;
};

/** Returns the properties that a page may set, without methods and read-only members. */
export const getInputs = ({ members }: Element): readonly Member[] =>
  members.filter(({ kind, readonly }) => kind === 'field' && !readonly);

/** `pay-status-change` -> `PayStatusChange`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
