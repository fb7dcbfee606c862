import type { PropertyDeclarations } from 'lit';
import { toJson } from '../../../core/json.js';
import { hasOwn } from '../../../contract/has-own.js';
import { findSimilar } from '../../shared/diagnosis/find-similar.js';

/** The dialog decides on these: it does not lead away without a press, and closes by itself. */
const OWN: readonly string[] = [
  'redirect',
  'redirect-delay',
  'success-url',
  'error-url',
  'retry-url',
  'document-title',
];

/** The names of the attributes that an element declares. */
const listDeclared = ({ properties }: { readonly properties: PropertyDeclarations }): readonly string[] =>
  Object.entries(properties).flatMap(([name, { attribute }]) =>
    attribute === false ? [] : [typeof attribute === 'string' ? attribute : name.toLowerCase()],
  );

/** The value as an attribute has it; undefined for one that is not set. */
const toText = (value: unknown): string | undefined => {
  if (value == null || value === false) return undefined;
  return typeof value === 'string' ? value : toJson(value);
};

/**
 * Sets the attributes of a server's answer that the element declares, and removes those that an earlier answer has set. A misspelt one is
 * set, too: the element says on the console which one is meant.
 */
export const applyAttributes = (element: Element, attributes: Readonly<Record<string, unknown>>): void => {
  const { constructor } = element as { readonly constructor: unknown };
  const declared = listDeclared(constructor as { readonly properties: PropertyDeclarations });
  const isMisspelt = (name: string): boolean =>
    /^[a-z][a-z-]*$/.test(name) && findSimilar(name, declared) !== undefined;
  for (const name of new Set([...declared, ...Object.keys(attributes).filter(isMisspelt)])) {
    if (OWN.includes(name)) continue;
    const value = toText(hasOwn(attributes, name) ? attributes[name] : undefined);
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
};
