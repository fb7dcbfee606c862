import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { StrictMerchant, StrictMerchantList } from '../../../gateway/wire/merchant.js';
import { partner } from '../../../pages/client/sandbox.js';
import { MAX_SEARCH_LENGTH, toHref, type Route } from '../route.js';
import { moveByArrows } from '../shared/arrow-keys.js';
import { FocusKeeper } from '../shared/focus-keeper.js';
import { Loaded } from '../shared/loaded.js';
import { empty, errorMessage, loading, staleWarning } from '../shared/message.view.js';
import { pager } from '../shared/pager.view.js';
import { moment, relative } from '../shared/time.js';

const PAGE_SIZE = 50;

const toPath = ({ search, cursor }: Route): string => {
  const query = { limit: String(PAGE_SIZE), ...(search && { search }), ...(cursor && { cursor }) };
  return `merchants?${new URLSearchParams(query)}`;
};

/** The merchants of a mode, newest first. */
export class MerchantList extends LitElement {
  static override properties = { route: { attribute: false }, nowMs: { attribute: false } };

  declare route: Route;
  declare nowMs: number;

  readonly #page = new Loaded<StrictMerchantList>(
    this,
    () => toPath(this.route),
    (path) => partner(this.route.mode).get(path),
  );

  constructor() {
    super();
    // The link to another page of the list, or a deleted merchant, is removed.
    new FocusKeeper(this, 'a.row', 'input');
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { route } = this;
    return html`<header class="pane-head">
        <h2>Merchants</h2>
        <a class="small-button primary" href=${toHref({ ...route, selected: 'new' })}>New merchant</a>
        <label class="filter">
          <span class="spoken">Search</span>
          <input
            type="search"
            autocomplete="off"
            placeholder="Name or ID"
            maxlength=${MAX_SEARCH_LENGTH}
            .value=${route.search ?? ''}
            @input=${this.#search}
          />
        </label>
      </header>
      ${staleWarning(this.#page)} ${this.#renderPage()}`;
  }

  #renderPage(): TemplateResult {
    const { value, refusal } = this.#page;
    if (!value) return refusal ? errorMessage(refusal) : loading();
    if (!value.merchants.length) return this.#renderEmpty();
    return html`<ul class="rows" aria-label="Merchants" @keydown=${moveByArrows}>
        ${repeat(
          value.merchants,
          ({ id }) => id,
          (merchant) => html`<li>${this.#renderRow(merchant)}</li>`,
        )}
      </ul>
      ${pager(this.route, value.nextCursor)}`;
  }

  #renderRow({ id, name, createdAt }: StrictMerchant): TemplateResult {
    const { route, nowMs } = this;
    const createdAtMs = Date.parse(createdAt);
    return html`<a
      class="row"
      href=${toHref({ ...route, selected: id })}
      aria-current=${route.selected === id ? 'true' : nothing}
    >
      <b class="cut"><bdi>${name}</bdi></b>
      <time class="row-state quiet" datetime=${createdAt} title=${moment(createdAtMs)}
        >${relative(createdAtMs, nowMs)}</time
      >
      <code class="cut">${id}</code>
    </a>`;
  }

  #renderEmpty(): TemplateResult {
    const { mode, search, cursor } = this.route;
    if (search || cursor) return empty('No such merchants', 'No merchant in this mode matches the search.');
    return empty(`No ${mode} merchants`, html`Create one here, or with the API key <code>wcp_${mode}_partner</code>.`);
  }

  /** Replaces the entry of the history, because Back must not undo single letters. */
  #search({ target }: Event): void {
    const search = (target as HTMLInputElement).value || undefined;
    location.replace(toHref({ ...this.route, search, cursor: undefined }));
  }
}
