import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { changeFeed } from './changes.js';
import type { ListedFault } from './faults/faults-panel.js';
import { frame, PANEL_NAMES } from './frame.view.js';
import { panel } from './panel.view.js';
import { toHref, readRoute, type Route } from './route.js';
import { Loaded } from './shared/loaded.js';
import type { Notice } from './shared/notice.js';
import { dropSecondClick } from './shared/second-click.js';

/** Interval at which ages and countdowns are updated, milliseconds. */
const TICK_MS = 1_000;
/** Duration of a success notice, milliseconds. An error stays until it is dismissed. */
const NOTICE_MS = 8_000;

interface ClockBody {
  readonly nowMs: number;
  readonly offsetMs: number;
}

/** Returns true if the focus is visible. */
const isFocusVisible = (): boolean => {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement.checkVisibility();
};

/** Root element of the console. Its view is in the URL; its data comes from the gateway. Never removed from its page. */
export class SandboxConsole extends LitElement {
  static override properties = { route: { state: true }, notice: { state: true } };

  declare route: Route;
  declare notice: Notice | undefined;

  readonly #clock = new Loaded<ClockBody>(this, () => 'clock');
  readonly #faults = new Loaded<{ readonly data: readonly ListedFault[] }>(this, () => 'faults');
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.route = readRoute(location.hash);
  }

  /** Gateway time, Unix milliseconds. */
  get nowMs(): number {
    const { value, atMs } = this.#clock;
    return Date.now() + (value ? value.nowMs - atMs : 0);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('console-notice', ({ notice }) => {
      this.#showNotice(notice);
    });
    this.addEventListener('click', dropSecondClick, { capture: true });
    addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
    });
    changeFeed.subscribe(() => {
      this.requestUpdate();
    });
    changeFeed.connect();
    setInterval(() => {
      this.requestUpdate();
    }, TICK_MS);
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { route, notice, nowMs } = this;
    const content = panel({ route, nowMs, offsetMs: this.#clock.value?.offsetMs ?? 0 });
    return frame({
      route,
      notice,
      nowMs,
      connection: changeFeed.connection,
      faults: this.#faults.value?.data.length ?? 0,
      content: html`${keyed(`${route.panel} ${route.mode} ${route.merchant ?? ''}`, content)}`,
      onDismiss: () => {
        this.#dismiss();
      },
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('route')) return;
    document.title = `${PANEL_NAMES[this.route.panel]} · pay-status sandbox`;
    const { selected, merchant } = this.route;
    const before = changed.get('route');
    // The link that led to another merchant is removed with the panel.
    const isOther = before?.selected !== selected || (before && before.merchant !== merchant);
    if (isOther && !isFocusVisible()) this.#moveFocus(before?.selected);
  }

  /** On a narrow screen, moves the focus into the details, and back to the row that opened them. */
  #moveFocus(before: string | undefined): void {
    const { route } = this;
    const row = `a.row[href="${CSS.escape(toHref({ ...route, selected: before }))}"]`;
    // A row that was deleted is gone.
    if (!route.selected)
      return (this.querySelector<HTMLElement>(row) ?? this.querySelector<HTMLElement>('#content'))?.focus();
    this.querySelector<HTMLElement>('.detail')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  #showNotice(notice: Notice | undefined): void {
    clearTimeout(this.#noticeTimer);
    this.notice = notice;
    if (notice?.tone !== 'done') return;
    this.#noticeTimer = setTimeout(() => {
      this.#dismiss();
    }, NOTICE_MS);
  }

  /** Keeps the focus when the notice is removed. */
  #dismiss(): void {
    const hadFocus = this.querySelector('.notice')?.contains(document.activeElement);
    this.#showNotice(undefined);
    if (hadFocus) this.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }
}
