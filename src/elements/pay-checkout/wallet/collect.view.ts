import { html, nothing } from 'lit';
import type { DetailsField, DetailsFields, DetailsPage } from '../../../wallet/details/form.js';
import type { PaymentFlowState } from '../../../wallet/engine/state.js';
import { newTab } from '../../shared/new-tab.view.js';
import { block, phrase } from '../../shared/rendering/block.js';
import { getInputId } from './details-input.js';
import { fill } from './wallet-texts.js';
import type { WalletViewProps } from './wallet-view-props.js';

type Collecting = Extract<PaymentFlowState, { readonly kind: 'collecting' }>;

/** `Place of birth or Residence`: the labels of the groups of which one is enough. */
const describeGroups = ({ fields, groups }: DetailsFields, locale: string): string => {
  const getLabel = (id: string): string => fields.find((field) => field.id === id)?.label ?? id;
  const names = groups.map((group) => group.map(getLabel).join(' + '));
  // Old browsers have no lists.
  return 'ListFormat' in Intl
    ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
    : (names as readonly string[]).join(' / ');
};

/** Returns the validation message of a field; empty if it is valid. */
const getError = ({ id }: DetailsField, form: DetailsFields, { messages, details }: WalletViewProps): string => {
  const code = details.errors.get(id);
  if (!code) return '';
  return fill(messages.details[code], { fields: describeGroups(form, messages.locale) });
};

const INPUT_TYPES = { text: 'text', email: 'email', date: 'date', checkbox: 'checkbox' } as const;

const inputView = (field: DetailsField, index: number, error: string, { details }: WalletViewProps): unknown => {
  const id = getInputId(index);
  const { kind, choices, isRequired, maxLength, autocomplete } = field;
  const leave = ({ currentTarget }: Event): void => {
    details.leave(field, currentTarget as HTMLInputElement | HTMLSelectElement);
  };
  const describedBy = [field.description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  if (kind === 'select')
    return html`<select
      part="details-input"
      id=${id}
      name=${id}
      autocomplete=${autocomplete}
      ?required=${isRequired}
      aria-invalid=${error !== ''}
      aria-describedby=${describedBy || nothing}
      @blur=${leave}
    >
      <option value=""></option>
      ${choices.map((choice) => html`<option value=${choice}>${choice}</option>`)}
    </select>`;
  return html`<input
    part="details-input"
    id=${id}
    name=${id}
    type=${autocomplete === 'tel' ? 'tel' : INPUT_TYPES[kind]}
    inputmode=${kind === 'email' ? 'email' : nothing}
    autocomplete=${autocomplete}
    maxlength=${maxLength ?? nothing}
    ?required=${isRequired}
    aria-invalid=${error !== ''}
    aria-describedby=${describedBy || nothing}
    @blur=${leave}
  />`;
};

const fieldView = (field: DetailsField, index: number, form: DetailsFields, props: WalletViewProps): unknown => {
  const { id, label, description, kind, isRequired } = field;
  const inputId = getInputId(index);
  const error = getError(field, form, props);
  const input = inputView(field, index, error, props);
  const isOptional = !isRequired && kind !== 'checkbox' && !form.groups.flat().includes(id);
  const { optional } = props.messages.details;
  const labelView = block(
    html`<label part="details-label" for=${inputId}
      ><bdi>${label}</bdi>${isOptional ? html` <span>(${optional})</span>` : nothing}</label
    >`,
  );
  return block(
    html`<div part="details-field" class=${kind}>
      ${kind === 'checkbox' ? html`${input}${labelView}` : labelView}
      ${description ? block(html`<small part="details-hint" id="${inputId}-hint"><bdi>${description}</bdi></small>`) : nothing}
      ${error ? block(html`<small part="details-problem" id="${inputId}-error">${error}</small>`) : nothing}
      ${kind === 'checkbox' ? nothing : input}
    </div>`,
  );
};

/** Leads to the fields that are wrong. It gets the focus. */
const summaryView = (form: DetailsFields, props: WalletViewProps): unknown => {
  const { details, messages } = props;
  const wrong = form.fields.filter(({ id }) => details.summary.has(id) && details.errors.has(id));
  if (!wrong.length) return nothing;
  const go = (event: Event, id: string): void => {
    // The address of the page is not ours.
    event.preventDefault();
    const root = (event.currentTarget as Element).getRootNode() as ShadowRoot;
    root.getElementById(id)?.focus();
  };
  return block(
    html`<div part="details-errors" tabindex="-1" role="group" aria-labelledby="details-errors">
      <b id="details-errors">${phrase(messages.details.check)}</b>
      <ul>
        ${wrong.map((field) => {
          const id = getInputId(form.fields.indexOf(field));
          return html`<li>
            <a
              href="#${id}"
              @click=${(event: Event) => {
                go(event, id);
              }}
              >${phrase(html`<bdi>${field.label}</bdi>: ${getError(field, form, props)}`)}</a
            >
          </li>`;
        })}
      </ul>
    </div>`,
  );
};

const fieldsView = (form: DetailsFields, { isChecking }: Collecting, props: WalletViewProps): unknown => {
  const { details, onSubmitDetails } = props;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isChecking) return;
    const fields = details.submit(form, event.currentTarget as HTMLFormElement);
    if (fields) onSubmitDetails(fields);
  };
  return block(
    html`<form part="details-form" id="details" novalidate @submit=${submit}>
      ${summaryView(form, props)} ${form.fields.map((field, index) => fieldView(field, index, form, props))}
    </form>`,
  );
};

/** The address of the gateway's page, in the colours of this one. */
const withTheme = (url: string, theme: string): string => {
  const themed = new URL(url);
  if (!themed.searchParams.has('theme')) themed.searchParams.set('theme', theme);
  return themed.href;
};

const pageButtons = (
  { url }: DetailsPage,
  { isChecking }: Collecting,
  { messages, page, theme, onCheckDetails }: WalletViewProps,
): unknown => {
  const { open, done } = messages.details;
  return html`<a
      part="details-link"
      class="button"
      href=${withTheme(url, theme)}
      target="_blank"
      rel="noopener noreferrer"
      >${phrase(open)}${newTab(page)}</a
    >
    <button part="details-done-button" class="button secondary" aria-disabled=${isChecking} @click=${onCheckDetails}>
      ${phrase(isChecking ? messages.preparing : done)}
    </button>`;
};

const submitButton = ({ isChecking }: Collecting, { messages }: WalletViewProps): unknown =>
  html`<button part="details-button" class="button" form="details" aria-disabled=${isChecking}>
    ${phrase(isChecking ? messages.preparing : messages.details.next)}
  </button>`;

/** Renders the form for the details of the buyer, or the link to the page that asks for them. */
export const collectView = (
  state: Collecting,
  props: WalletViewProps,
): { readonly content: unknown; readonly button: unknown } =>
  state.form.kind === 'page'
    ? { content: nothing, button: pageButtons(state.form, state, props) }
    : { content: fieldsView(state.form, state, props), button: submitButton(state, props) };
