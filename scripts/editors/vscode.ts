// Custom data for HTML and CSS in the format of VS Code, which other editors read as well.
import type { AttributeOfElement, Described, Element } from '../manifest/elements.js';
import { parseWords } from './words.js';

const markdown = (value: string): { kind: 'markdown'; value: string } => ({ kind: 'markdown', value });

const described = ({ name, description = '' }: Described): object => ({ name, description: markdown(description) });

const list = (title: string, all: readonly Described[]): string =>
  `\n\n${title}:\n${all.map(({ name, description = '' }) => `- \`${name}\`: ${description}`).join('\n')}`;

const attribute = (one: AttributeOfElement): object => {
  const words = parseWords(one.type.text);
  return { ...described(one), ...(words.length && { values: words.map((name) => ({ name })) }) };
};

export const htmlData = (elements: readonly Element[]): object => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    // The format has no other place for events and slots.
    description: markdown(element.description + list('Events', element.events) + list('Slots', element.slots)),
    attributes: element.attributes.map(attribute),
  })),
});

/** Lists each name once, with the description of the first element that has it, because the elements share many names. */
const once = (all: readonly Described[]): readonly Described[] =>
  all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);

const renamed = (all: readonly Described[], write: (name: string) => string): readonly object[] =>
  once(all).map((one) => described({ ...one, name: write(one.name) }));

export const cssData = (elements: readonly Element[]): object => ({
  version: 1.1,
  properties: renamed(
    elements.flatMap(({ cssProperties }) => cssProperties),
    (name) => name,
  ),
  pseudoClasses: renamed(
    elements.flatMap(({ cssStates }) => cssStates),
    (name) => `:state(${name})`,
  ),
  pseudoElements: renamed(
    elements.flatMap(({ cssParts }) => cssParts),
    (name) => `::part(${name})`,
  ),
});
