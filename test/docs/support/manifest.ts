import { readElements } from '../../../scripts/manifest/elements.js';

const ELEMENTS = new Map(readElements().map((element) => [element.tagName, element]));

export const TAGS: readonly string[] = [...ELEMENTS.keys()];

const findAttribute = (tag: string, name: string) => ELEMENTS.get(tag)?.attributes.find((one) => one.name === name);

export const hasAttribute = (tag: string, name: string): boolean => findAttribute(tag, name) !== undefined;

/** Returns the values of an attribute that is an enumeration, or undefined for any other attribute. */
export const getAllowedValues = (tag: string, attribute: string): readonly string[] | undefined => {
  const { text } = findAttribute(tag, attribute)?.type ?? { text: '' };
  return /^'[^']*'(?: \| '[^']*')*$/.test(text) ? [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word!) : undefined;
};
