import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getInputs, readElements, type Described } from '../../scripts/manifest/elements.js';
import { ROOT } from './repository.js';

interface Named {
  readonly name: string;
  readonly description?: unknown;
}
interface Tag extends Named {
  readonly attributes: readonly (Named & { readonly values?: readonly Named[] })[];
}
interface WebElement extends Tag {
  readonly slots: readonly Named[];
  readonly js: { readonly properties: readonly Named[]; readonly events: readonly Named[] };
  readonly css: { readonly properties: readonly Named[]; readonly parts: readonly Named[] };
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const names = (all: readonly Described[]): readonly string[] => all.map(({ name }) => name);

const library = read('package.json') as { 'web-types': string };
const elements = readElements();

const SHAPE = ['shape', ['inline', 'card', 'page'], 'payment-id'] as const;
/** By element, an attribute with its values, and one that takes any text. */
const VALUES: Readonly<Record<string, readonly [name: string, values: readonly string[], free: string]>> = {
  'pay-status': SHAPE,
  'pay-checkout': SHAPE,
  'pay-button': ['variant', ['filled', 'outline', 'quiet'], 'form'],
};

describe('the editor data', () => {
  const { tags } = read('dist/editors/vscode.html-data.json') as { tags: readonly Tag[] };
  const webTypes = read(library['web-types']) as {
    contributions: { html: { elements: readonly WebElement[] } };
  };

  for (const element of elements) {
    const { tagName } = element;

    it(`lists every attribute of <${tagName}> in HTML, with a description`, () => {
      const tag = tags.find(({ name }) => name === tagName)!;
      assert.deepEqual(names(tag.attributes as Described[]), names(element.attributes));
      for (const attribute of tag.attributes)
        assert.ok(JSON.stringify(attribute.description).length > 40, attribute.name);
    });

    it(`lists the allowed values of the attributes of <${tagName}>`, () => {
      const getValues = (name: string): readonly string[] | undefined =>
        tags
          .find((tag) => tag.name === tagName)!
          .attributes.find((one) => one.name === name)!
          .values?.map((one) => one.name);
      const [name, values, free] = VALUES[tagName]!;
      assert.deepEqual(getValues(name), values);
      assert.deepEqual(getValues('density'), ['compact', 'normal', 'roomy']);
      assert.equal(getValues(free), undefined);
    });

    it(`lists everything of <${tagName}> in Web Types`, () => {
      const {
        attributes,
        slots,
        js,
        css: styles,
      } = webTypes.contributions.html.elements.find(({ name }) => name === tagName)!;
      const described = [attributes, slots, js.properties, js.events, styles.properties, styles.parts];
      const { cssProperties, cssParts } = element;
      const wanted = [element.attributes, element.slots, getInputs(element), element.events, cssProperties, cssParts];
      assert.deepEqual(
        described.map((all) => names(all as Described[])),
        wanted.map(names),
      );
    });
  }
});
