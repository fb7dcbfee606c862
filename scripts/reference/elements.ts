// Writes the elements of the custom elements manifest as Markdown.
import { readManifest } from '../manifest/read-manifest.js';
import { code, section, table } from './table.js';

interface Described {
  readonly name: string;
  readonly description?: string;
}
interface Typed extends Described {
  readonly type?: { readonly text: string };
}
interface Member extends Typed {
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
  readonly attribute?: string;
  readonly parameters?: readonly Typed[];
  readonly return?: { readonly type: { readonly text: string } };
}
interface Declaration extends Described {
  readonly tagName?: string;
  readonly attributes?: readonly (Typed & { readonly fieldName?: string })[];
  readonly members?: readonly Member[];
  readonly events?: readonly Typed[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssStates?: readonly Described[];
  readonly cssProperties?: readonly Described[];
}

const readDeclarations = (): readonly Declaration[] =>
  (
    readManifest() as {
      readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
    }
  ).modules.flatMap(({ declarations }) => declarations);

/** Finds the default value in the text of a docstring. */
const DEFAULT = /(?:`(\w+)`|(\w+)) \(default\)|`(\w+)` by default|\bDefault (\w+)/;

const parseDefault = (description: string): string => {
  const [, ...groups] = DEFAULT.exec(description) ?? [];
  return code(groups.find((group) => group !== undefined) ?? '');
};

const toTypeCell = ({ type }: Typed): string => code((type?.text ?? '').replace(/ \| undefined$/, ''));

const attributes = ({ attributes: list = [] }: Declaration): string =>
  table(
    ['attribute', 'property', 'type', 'default', 'what it is'],
    list.map((one) => [
      code(one.name),
      code(one.fieldName ?? ''),
      toTypeCell(one),
      parseDefault(one.description ?? ''),
      one.description ?? '',
    ]),
  );

const properties = ({ members = [] }: Declaration): string =>
  table(
    ['property', 'type', '', 'what it is'],
    members
      .filter(({ kind, attribute }) => kind === 'field' && !attribute)
      .map((one) => [code(one.name), toTypeCell(one), one.readonly ? 'read only' : '', one.description ?? '']),
  );

const methods = ({ members = [] }: Declaration): string =>
  table(
    ['method', 'returns', 'what it does'],
    members
      .filter(({ kind }) => kind === 'method')
      .map((one) => [
        code(`${one.name}(${(one.parameters ?? []).map(({ name }) => name).join(', ')})`),
        code(one.return?.type.text ?? ''),
        one.description ?? '',
      ]),
  );

const listFields = (event: Typed, all: readonly Declaration[]): string =>
  (all.find(({ name }) => name === event.type?.text)?.members ?? [])
    .map(
      (field) =>
        `${code(`${field.name}: ${field.type?.text ?? ''}`)}${field.description ? ` (${field.description})` : ''}`,
    )
    .join('; ');

const events = ({ events: list = [] }: Declaration, all: readonly Declaration[]): string =>
  table(
    ['event', 'class', 'fields', 'when'],
    list.map((event) => [code(event.name), toTypeCell(event), listFields(event, all), event.description ?? '']),
  );

const named = (head: string, list: readonly Described[] = []): string =>
  table(
    [head, 'what it is'],
    list.map(({ name, description = '' }) => [code(name), description]),
  );

interface Element extends Declaration {
  readonly tagName: string;
}

const isElement = (one: Declaration): one is Element => one.tagName !== undefined;

const describe = (element: Element, all: readonly Declaration[]): string =>
  section(
    `## \`<${element.tagName}>\``,
    element.description ?? '',
    section('### Attributes', attributes(element)),
    section('### Properties without an attribute', properties(element)),
    section('### Methods', methods(element)),
    section('### Events', 'They bubble and cross shadow roots.', events(element, all)),
    section('### Slots', named('slot', element.slots)),
    section('### Parts', named('part', element.cssParts)),
    section('### Custom states', named('state', element.cssStates)),
    section('### Custom properties', named('token', element.cssProperties)),
  );

/** Returns the elements as Markdown, `<pay-status>` first, because `<pay-checkout>` contains it. */
export const describeElements = (): string => {
  const all = readDeclarations();
  return all
    .filter(isElement)
    .sort((one, other) => other.tagName.localeCompare(one.tagName))
    .map((element) => describe(element, all))
    .join('\n\n');
};
