import type { ReactiveElement } from 'lit';
import type { ConsoleMessage } from '../../../controllers/diagnosis-controller.js';
import type { PayError } from '../../../core/errors/pay-error.js';
import { getSecretRefusal } from '../merchant-secrets.js';
import { checkChildren } from './check-children.js';
import { CHECKOUT_ATTRIBUTES } from './checkout-attributes.generated.js';
import { CHECKS, type PageContext, type WarningSource } from './checks.js';
import { getCause } from './explain-error.js';
import { findSimilar } from './find-similar.js';

/** Global attributes of HTML and ARIA, and those that frameworks add. */
const OTHER_ATTRIBUTE = /^(class|style|id|lang|dir|hidden|slot|part|title|role|(aria|data|on|ng|v)-?.*)$|[^a-z-_]/;

const checkAttribute = (name: string, known: readonly string[]): string | undefined => {
  if (known.includes(name)) return undefined;
  if (name === 'theme')
    return 'theme is not an attribute. Set color-scheme to light or dark in CSS, or import a preset.';
  if (CHECKOUT_ATTRIBUTES.includes(name))
    return `${name} is an attribute of <pay-checkout>, the page on which the buyer pays. Use that element, or remove it.`;
  const meant = OTHER_ATTRIBUTE.test(name) ? undefined : findSimilar(name, known);
  return meant && `${name} is not an attribute. Did you mean ${meant}?`;
};

/** Other schemes are those of apps. `<pay-status>` needs nothing of it. */
const checkContext = ({ localName }: WarningSource, { pageUrl, isSecureContext }: PageContext): string | undefined =>
  localName === 'pay-checkout' && !isSecureContext && pageUrl.startsWith('http:')
    ? 'The page was opened by http, so the browser gives it no Web Locks and no clipboard: no wallet can pay in it. Open it by https, or on localhost.'
    : undefined;

const checkMessages = (messages: unknown): string | undefined =>
  messages == null || (typeof messages === 'object' && !Array.isArray(messages))
    ? undefined
    : 'messages must be an object.';

const getProperty = (element: WarningSource, name: string): unknown => {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return element[property as keyof WarningSource];
};

/** Returns false if a script has set the property to something else than text, such as the whole create response. */
const isReadable = (element: WarningSource, name: string, numbers: readonly string[]): boolean => {
  const value = getProperty(element, name);
  return value == null || typeof value === 'string' || numbers.includes(name);
};

const toMessage = (found: string | PayError): ConsoleMessage => {
  const [level, message] = typeof found === 'string' ? (['warn', found] as const) : (['error', found.message] as const);
  return { level, message, cause: getCause(message) };
};

/** Returns the types of the attributes that set properties, by name. */
export const readAttributes = ({ elementProperties }: typeof ReactiveElement): ReadonlyMap<string, unknown> =>
  new Map(
    [...elementProperties].flatMap(([property, { attribute, type }]) =>
      attribute === false ? [] : [[typeof attribute === 'string' ? attribute : String(property), type] as const],
    ),
  );

/**
 * Returns messages about inputs that are ignored, and about secrets in any attribute.
 *
 * @param attributes those that set properties, by name: `Number` for a number
 */
export const findMistakes = (
  element: WarningSource,
  attributes: ReadonlyMap<string, unknown>,
  page: PageContext,
): readonly ConsoleMessage[] => {
  const known = [...[...attributes].map(([name]) => name), 'shape', 'density'];
  const numbers = known.filter((name) => attributes.get(name) === Number);
  const names = element.getAttributeNames();
  const secrets = new Map(
    [...new Set([...names, ...known])].map((name) => [
      name,
      getSecretRefusal(name, element.getAttribute(name) ?? undefined) ??
        getSecretRefusal(name, getProperty(element, name)),
    ]),
  );
  return [
    ...[...secrets].map(([, refusal]) => refusal),
    ...Object.entries(CHECKS).map(([name, check]) =>
      isReadable(element, name, numbers) && !secrets.get(name) ? check(element, page) : undefined,
    ),
    ...names.map((name) => (secrets.get(name) ? undefined : checkAttribute(name, known))),
    ...checkChildren(element),
    checkContext(element, page),
    checkMessages(element.messages),
  ]
    .filter((found): found is string | PayError => found !== undefined && found !== '')
    .map(toMessage);
};
