import { html } from 'hono/html';
import { DETAILS_SCHEMA, MAX_LENGTH } from '../gateway/payments/details.js';
import type { Markup, PageContent } from '../pages/document.js';

interface CollectForm {
  readonly merchant: string;
  readonly theme: string | undefined;
  /** The query, with its question mark: the form is sent to the same address. */
  readonly search: string;
  /** The submitted values, by field id. */
  readonly values: Readonly<Record<string, string>>;
  /** The fields that are missing or invalid. */
  readonly invalid: readonly string[];
}

type FieldId = keyof typeof DETAILS_SCHEMA.properties;

const { properties } = DETAILS_SCHEMA;

const INPUTS = {
  fullName: { type: 'text', autocomplete: 'name' },
  dob: { type: 'date', autocomplete: 'bday' },
  placeOfBirth: { type: 'text', autocomplete: 'off' },
} as const;

const toClass = (theme: string | undefined): string =>
  theme === 'light' || theme === 'dark' ? `collect ${theme}` : 'collect';

const frame = (title: string, theme: string | undefined, content: Markup): PageContent => ({
  title,
  styles: ['collect.css'],
  body: html`<body class="${toClass(theme)}">
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>`,
});

/** The validation error of a field, rendered below it. */
const errorView = (id: FieldId, { invalid }: CollectForm): Markup | string =>
  invalid.includes(id) ? html`<p class="field-error" id="${id}-error">Enter this, and check that it is right.</p>` : '';

const invalidAttributes = (id: FieldId, { invalid }: CollectForm): Markup | string =>
  invalid.includes(id) ? html`aria-describedby="${id}-error" aria-invalid="true"` : '';

const inputView = (id: keyof typeof INPUTS, form: CollectForm): Markup =>
  html`<div>
    <label for="${id}">${properties[id].title}</label>
    <input
      id="${id}"
      name="${id}"
      type="${INPUTS[id].type}"
      autocomplete="${INPUTS[id].autocomplete}"
      maxlength="${MAX_LENGTH}"
      value="${form.values[id] ?? ''}"
      ${invalidAttributes(id, form)}
    />
    ${errorView(id, form)}
  </div>`;

const summaryView = (invalid: readonly string[]): Markup | string =>
  invalid.length
    ? html`<div role="alert">
        <p>Check what you have entered:</p>
        <ul>
          ${invalid.map((id) => html`<li><a href="#${id}">${properties[id as FieldId].title}</a></li>`)}
        </ul>
      </div>`
    : '';

const residenceView = ({ values }: CollectForm): Markup =>
  html`<div>
    <label for="residence">${properties.residence.title}, if you do not know the place of birth</label>
    <select id="residence" name="residence">
      ${['', ...properties.residence.enum].map(
        (name) => html`<option value="${name}" ${name === values['residence'] ? 'selected' : ''}>${name}</option>`,
      )}
    </select>
  </div>`;

/** The form. It works without scripts. */
export const collectView = (form: CollectForm): PageContent =>
  frame(
    'Your details',
    form.theme,
    html`<p>
        The payment service of the sandbox has to know who pays ${form.merchant}. It checks what you enter and keeps
        none of it.
      </p>
      ${summaryView(form.invalid)}
      <form method="post" action="/collect${form.search}" novalidate>
        ${inputView('fullName', form)} ${inputView('dob', form)} ${inputView('placeOfBirth', form)}
        ${residenceView(form)}
        <div>
          <label class="check">
            <input
              id="tosConfirmed"
              name="tosConfirmed"
              type="checkbox"
              value="true"
              ${invalidAttributes('tosConfirmed', form)}
              ${form.values['tosConfirmed'] ? 'checked' : ''}
            />
            ${properties.tosConfirmed.title}
          </label>
          ${errorView('tosConfirmed', form)}
        </div>
        <button class="button">Send</button>
      </form>`,
  );

/** Shown once the details are complete. */
export const doneView = (theme: string | undefined): PageContent =>
  frame('Your details are complete', theme, html`<p>Close this tab and go back to the payment.</p>`);
