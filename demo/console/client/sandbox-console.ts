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

/** How often ages and countdowns are told anew, milliseconds. */
const TICK_MS = 1_000;
/** How long a word of success stays. A refusal stays until it is dismissed. */
const NOTICE_MS = 8_000;

interface ClockBody {
  readonly nowMs: number;
  readonly offsetMs: number;
}

/** Whether a person sees where the focus is. */
const isFocusVisible = (): boolean => {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement.checkVisibility();
};

/** The whole console. What it shows stands in the address; what is true, the gateway says. It lives as long as its page. */
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

  /** The gateway's time, Unix milliseconds. */
  get nowMs(): number {
    const { value, atMs } = this.#clock;
    return Date.now() + (value ? value.nowMs - atMs : 0);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('console-notice', ({ notice }) => {
      this.#say(notice);
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
      content: html`${keyed(`${route.panel} ${route.mode}`, content)}`,
      onDismiss: () => {
        this.#dismiss();
      },
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('route')) return;
    document.title = `${PANEL_NAMES[this.route.panel]} · pay-status sandbox`;
    const before = changed.get('route')?.selected;
    if (before !== this.route.selected && !isFocusVisible()) this.#moveFocus(before);
  }

  /** Where list and details take turns, the focus goes along: into the details, and back to the row that led there. */
  #moveFocus(before: string | undefined): void {
    const { route } = this;
    const row = `a.row[href="${CSS.escape(toHref({ ...route, selected: before }))}"]`;
    if (!route.selected) return this.querySelector<HTMLElement>(row)?.focus();
    this.querySelector<HTMLElement>('.detail')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  #say(notice: Notice | undefined): void {
    clearTimeout(this.#noticeTimer);
    this.notice = notice;
    if (notice?.tone !== 'done') return;
    this.#noticeTimer = setTimeout(() => {
      this.#dismiss();
    }, NOTICE_MS);
  }

  /** The focus does not go with the notice. */
  #dismiss(): void {
    const hadFocus = this.querySelector('.notice')?.contains(document.activeElement);
    this.#say(undefined);
    if (hadFocus) this.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }
}
