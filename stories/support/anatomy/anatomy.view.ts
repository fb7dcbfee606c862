import { html, nothing, type TemplateResult } from 'lit';
import type { getDeclaration } from '../../../.storybook/manifest.js';

export interface Legend {
  readonly tag: string;
  readonly declaration: ReturnType<typeof getDeclaration>;
  /** The numbers of the labels, by kind and name: `part title`. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The parts that each token changes. */
  readonly painted: ReadonlyMap<string, readonly string[]>;
}

interface Item {
  readonly name: string;
  readonly description?: string;
}

const toCode = { part: (name: string) => `::part(${name})`, slot: (name: string) => `slot="${name}"` } as const;

/** Renders the code in a text of the manifest. */
const prose = (text = ''): readonly (string | TemplateResult)[] =>
  text.split('`').map((piece, index) => (index % 2 ? html`<code>${piece}</code>` : piece));

const items = (kind: keyof typeof toCode, all: readonly Item[], numbers: Legend['numbers']): TemplateResult => {
  const getNumber = ({ name }: Item): number => numbers.get(`${kind} ${name}`) ?? 0;
  const shown = all.filter(getNumber).sort((one, other) => getNumber(one) - getNumber(other));
  const others = all.filter((item) => !getNumber(item));
  return html`<dl class="anatomy-list" data-kind=${kind}>
      ${shown.map(
        (item) =>
          html`<div>
            <dt><b>${getNumber(item)}</b><code>${toCode[kind](item.name)}</code></dt>
            <dd>${prose(item.description)}</dd>
          </div>`,
      )}
    </dl>
    ${
      others.length
        ? html`<p class="anatomy-others">
            In other states: ${others.map(({ name }, index) => html`${index ? ', ' : ''}<code>${name}</code>`)}
          </p>`
        : nothing
    }`;
};

const tokens = ({ declaration, painted, numbers }: Legend): TemplateResult =>
  html`<dl class="anatomy-list" data-kind="token">
    ${(declaration.cssProperties ?? []).map(({ name, description }) => {
      const parts = (painted.get(name) ?? []).flatMap((part) => {
        const number = numbers.get(`part ${part}`);
        return number === undefined ? [] : [html`<b title=${part}>${number}</b>`];
      });
      return html`<div>
        <dt><code>${name}</code>${parts.length ? html`<span class="anatomy-numbers">${parts}</span>` : nothing}</dt>
        <dd>${prose(description)}</dd>
      </div>`;
    })}
  </dl>`;

/** Renders what the manifest says of the parts, slots and tokens of an element, with the numbers of the labels. */
export const anatomyTables = (legend: Legend): TemplateResult => {
  const { tag, declaration, numbers } = legend;
  return html`<div class="anatomy-tables" lang="en" dir="ltr">
    <h2>Parts of <code>&lt;${tag}&gt;</code></h2>
    ${items('part', declaration.cssParts ?? [], numbers)}
    <h2>Slots</h2>
    ${items('slot', declaration.slots ?? [], numbers)}
    <h2>Tokens, and the parts that each changes here</h2>
    ${tokens(legend)}
  </div>`;
};
