import { html, nothing, type TemplateResult } from 'lit';
import type { Mode } from '../../gateway/wire/mode.js';
import type { FeedConnection } from './changes.js';
import { toHref, PANELS, type Panel, type Route } from './route.js';
import type { Notice } from './shared/notice.js';
import { clockTime } from './shared/time.js';

interface Frame {
  readonly route: Route;
  readonly notice: Notice | undefined;
  readonly connection: FeedConnection;
  readonly nowMs: number;
  /** Number of active faults. */
  readonly faults: number;
  readonly content: TemplateResult;
  readonly onDismiss: () => void;
}

const ICONS: Readonly<Record<Panel, string>> = {
  payments: 'M3 6h18v12H3zM3 10h18M7 15h4',
  merchants: 'M5 4.5h14l2 5.5H3zM5 10v9.5h14V10M10 19.5V14h4v5.5',
  webhooks: 'M4 12h11M11 7l5 5-5 5M20 5v14',
  faults: 'M12 4 2.5 20h19zM12 10v4M12 17v.5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
};

export const PANEL_NAMES: Readonly<Record<Panel, string>> = {
  payments: 'Payments',
  merchants: 'Merchants',
  webhooks: 'Webhooks',
  faults: 'Faults',
  clock: 'Clock',
};

const MODE_NAMES: Readonly<Record<Mode, string>> = { test: 'Test', live: 'Live' };

const CONNECTION_LABELS: Readonly<Record<FeedConnection, string>> = {
  connecting: 'Connecting…',
  live: 'Up to date',
  lost: 'Reconnecting…',
};

const modes = ({ panel, mode }: Route): TemplateResult =>
  html`<div class="modes" role="group" aria-label="Mode">
    ${(['test', 'live'] as const).map(
      (each) =>
        html`<a href=${toHref({ panel, mode: each })} aria-current=${each === mode ? 'true' : nothing}
          >${MODE_NAMES[each]}</a
        >`,
    )}
  </div>`;

const extra = (panel: Panel, { faults, nowMs }: Frame): TemplateResult | typeof nothing => {
  if (panel === 'faults' && faults) return html`<span class="count">${faults}<span class="spoken"> set</span></span>`;
  if (panel === 'clock') return html`<span class="nav-time" aria-hidden="true">${clockTime(nowMs)}</span>`;
  return nothing;
};

const navigation = (frame: Frame): TemplateResult =>
  html`<nav class="panels" aria-label="Console">
    ${PANELS.map(
      (panel) =>
        html`<a
          href=${toHref({ panel, mode: frame.route.mode, merchant: frame.route.merchant })}
          aria-current=${panel === frame.route.panel ? 'page' : nothing}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[panel]} /></svg>
          <span>${PANEL_NAMES[panel]}</span> ${extra(panel, frame)}
        </a>`,
    )}
  </nav>`;

const message = ({ notice, onDismiss }: Frame): TemplateResult =>
  html`<div class="notice-place" role="status">
    ${
      notice
        ? html`<p class="notice ${notice.tone}">
            <span>${notice.text} ${notice.code ? html`<code>${notice.code}</code>` : nothing}</span>
            <button type="button" class="icon-button" aria-label="Dismiss" @click=${onDismiss}>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" /></svg>
            </button>
          </p>`
        : nothing
    }
  </div>`;

const skip = (event: Event): void => {
  // The hash holds the console's route and must not become a fragment id.
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
};

/** Header and navigation around a panel. */
export const frame = (frame: Frame): TemplateResult =>
  html`<a class="skip" href="#content" @click=${skip}>Skip to the content</a>
    <header class="side">
      <h1 class="brand"><b>pay-status</b> sandbox</h1>
      ${modes(frame.route)} ${navigation(frame)}
      <div class="side-foot">
        <p class="connection ${frame.connection}" role="status">${CONNECTION_LABELS[frame.connection]}</p>
        <nav aria-label="Other pages"><a href="/">Shop</a> <a href="/wallet">Wallet</a> <a href="/docs">Docs</a></nav>
      </div>
    </header>
    <main id="content" tabindex="-1">${frame.content}</main>
    ${message(frame)}`;
