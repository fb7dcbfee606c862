// Writes what follows from the elements' declarations in custom-elements.json: the types of all frameworks, and the attributes
// that only the checkout has. With --check it fails if a file is outdated.
import {
  getInputs,
  toModulePath,
  pascalCase,
  readElements,
  type Described,
  type Element,
} from './manifest/elements.js';
import { writeGenerated } from './write-generated.js';

const documented = ({ description = '' }: Described, line: string): string =>
  `/** ${description.replaceAll('\n', ' ')} */\n${line}`;

const block = (name: string, description: string, lines: readonly string[]): string =>
  `/** ${description} */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;

const properties = (element: Element): string =>
  block(
    `${element.name}Properties`,
    `The properties of \`<${element.tagName}>\`.`,
    getInputs(element).map((one) => documented(one, `${one.name}?: ${element.name}['${one.name}'] | undefined;`)),
  );

const attributes = (element: Element): string =>
  block(
    `${element.name}Attributes`,
    `The attributes of \`<${element.tagName}>\`.`,
    element.attributes.map((one) => {
      const type = one.fieldName === undefined ? one.type.text : `AttributeOf<${element.name}['${one.fieldName}']>`;
      return documented(one, `'${one.name}'?: ${type} | undefined;`);
    }),
  );

const events = (element: Element): string =>
  block(
    `${element.name}Events`,
    `The events of \`<${element.tagName}>\`.`,
    element.events.map((one) => documented(one, `'${one.name}': ${one.type.text};`)),
  );

const listeners = (element: Element): string =>
  block(
    `${element.name}Listeners`,
    `The listeners of \`<${element.tagName}>\`, by their names in templates of React, Preact and Svelte.`,
    element.events.map((one) => documented(one, `'on${one.name}'?: ((event: ${one.type.text}) => void) | undefined;`)),
  );

const handlers = (element: Element): string =>
  block(
    `${element.name}Handlers`,
    `The listeners of \`<${element.tagName}>\`, by their names as props of a component.`,
    element.events.map((one) =>
      documented(one, `on${pascalCase(one.name)}?: ((event: ${one.type.text}) => void) | undefined;`),
    ),
  );

const toImport = (names: readonly string[]): string =>
  `import type { ${names.join(', ')} } from '${toModulePath(names[0] ?? '').replace(/^dist/, '../..')}';`;

const toSource = (element: Element): string => {
  const eventNames = element.events.map(({ type }) => type.text);
  const eventModules = [...new Set(eventNames.map(toModulePath))].map((path) =>
    eventNames.filter((name) => toModulePath(name) === path),
  );
  return `// Written by scripts/generate-element-types.ts from custom-elements.json; do not edit.
${[...eventModules, [element.name]].map(toImport).sort().join('\n')}
import type { AttributeOf } from '../attribute-of.js';

${[properties, attributes, events, listeners, handlers].map((write) => write(element)).join('\n')}`;
};

const COMMAND = 'node --import tsx scripts/generate-element-types.ts';

const elements = readElements();
for (const element of elements)
  await writeGenerated(`src/frameworks/elements/${element.tagName}.generated.ts`, toSource(element), COMMAND);

const getAttributes = (tag: string): readonly string[] =>
  elements.find(({ tagName }) => tagName === tag)?.attributes.map(({ name }) => name) ?? [];

const ofStatus = getAttributes('pay-status');
const ofCheckout = getAttributes('pay-checkout').filter((name) => !ofStatus.includes(name));

await writeGenerated(
  'src/elements/shared/diagnosis/checkout-attributes.generated.ts',
  `// Written by scripts/generate-element-types.ts from custom-elements.json; do not edit.
/** The attributes that only \`<pay-checkout>\` has. */
export const CHECKOUT_ATTRIBUTES: readonly string[] = ${JSON.stringify(ofCheckout)};
`,
  COMMAND,
);
