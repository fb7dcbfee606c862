// Writes the elements of the custom elements manifest as Markdown.
import {
  readDeclarations,
  readElements,
  type Declaration,
  type Described,
  type Element,
  type Typed,
} from '../manifest/elements.js';
import { code, section, table } from './table.js';

interface MaybeTyped {
  readonly type?: { readonly text: string };
}

const toTypeCell = ({ type }: MaybeTyped): string => code((type?.text ?? '').replace(/ \| undefined$/, ''));

const toCamelCase = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The property, unless it has the name of the attribute in camel case. */
const toPropertyNote = ({ name, fieldName }: Element['attributes'][number]): string => {
  if (fieldName === undefined) return ' No property.';
  return fieldName === toCamelCase(name) ? '' : ` The property is ${code(fieldName)}.`;
};

const attributes = ({ attributes: list }: Element): string =>
  `Each is also a property, named in camel case.\n\n${table(
    ['attribute', 'type', 'what it is'],
    list.map((one) => [code(one.name), toTypeCell(one), `${one.description ?? ''}${toPropertyNote(one)}`]),
  )}`;

const properties = ({ members }: Element): string =>
  table(
    ['property', 'type', '', 'what it is'],
    members
      .filter(({ kind, attribute }) => kind === 'field' && !attribute)
      .map((one) => [code(one.name), toTypeCell(one), one.readonly ? 'read only' : '', one.description ?? '']),
  );

const methods = ({ members }: Element): string =>
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
  (all.find(({ name }) => name === event.type.text)?.members ?? [])
    .map(
      (field) =>
        `${code(`${field.name}: ${field.type?.text ?? ''}`)}${field.description ? ` (${field.description})` : ''}`,
    )
    .join('; ');

const events = ({ events: list }: Element, all: readonly Declaration[]): string =>
  table(
    ['event', 'class', 'fields', 'when'],
    list.map((event) => [code(event.name), toTypeCell(event), listFields(event, all), event.description ?? '']),
  );

const named = (head: string, list: readonly Described[]): string =>
  table(
    [head, 'what it is'],
    list.map(({ name, description = '' }) => [code(name), description]),
  );

const describe = (element: Element, all: readonly Declaration[]): string =>
  section(
    `## \`<${element.tagName}>\``,
    element.description,
    section('### Attributes', attributes(element)),
    section('### Properties without an attribute', properties(element)),
    section('### Methods', methods(element)),
    section('### Events', 'They bubble and cross shadow roots.', events(element, all)),
    section('### Slots', named('slot', element.slots)),
    section('### Parts', named('part', element.cssParts)),
    section('### Custom states', named('state', element.cssStates)),
    section('### Custom properties', named('token', element.cssProperties)),
  );

/** Returns the elements as Markdown. */
export const describeElements = (): string => {
  const all = readDeclarations();
  return readElements()
    .map((element) => describe(element, all))
    .join('\n\n');
};
