// Web Types, the format of JetBrains editors.
import { getInputs, type Described, type Element, type Typed } from '../manifest/elements.js';
import { parseWords } from './words.js';

const described = ({ name, description = '' }: Described): object => ({ name, description });

const parseType = (text: string): string | readonly string[] => {
  const words = parseWords(text);
  return words.length ? words.map((word) => `'${word}'`) : text;
};

const element = (one: Element): object => ({
  name: one.tagName,
  description: one.description,
  attributes: one.attributes.map((attribute) => ({
    ...described(attribute),
    value: { type: parseType(attribute.type.text) },
    ...(attribute.default !== undefined && { default: attribute.default.replaceAll("'", '') }),
  })),
  slots: one.slots.map(described),
  js: {
    properties: getInputs(one).map((input) => ({ ...described(input), type: input.type?.text })),
    events: one.events.map((event: Typed) => ({ ...described(event), type: event.type.text })),
  },
  css: { properties: one.cssProperties.map(described), parts: one.cssParts.map(described) },
});

export const webTypes = (
  elements: readonly Element[],
  { name, version }: { name: string; version: string },
): object => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: { html: { elements: elements.map(element) } },
});
