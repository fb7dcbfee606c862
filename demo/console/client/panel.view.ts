import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { PANEL_NAMES } from './frame.view.js';
import { toHref, type Route } from './route.js';
import { empty } from './shared/message.view.js';

interface PanelContext {
  readonly route: Route;
  readonly nowMs: number;
  readonly offsetMs: number;
}

/** A list next to the selected item; on a narrow screen, one of the two. */
const pair = (route: Route, list: TemplateResult, detail: TemplateResult): TemplateResult => {
  const back = toHref({ ...route, selected: undefined });
  return html`<div class="panes ${route.selected ? 'chosen' : ''}">
    ${route.merchant && route.panel !== 'merchants' ? html`<merchant-line .route=${route}></merchant-line>` : nothing}
    <div class="list">${list}</div>
    <div class="detail" tabindex="-1" role="region" aria-label="Details">
      ${route.selected ? html`<a class="back" href=${back}>${PANEL_NAMES[route.panel]}</a>` : nothing} ${detail}
    </div>
  </div>`;
};

const paymentPanel = ({ route, nowMs }: PanelContext): TemplateResult => {
  const list = html`<payment-list .route=${route} .nowMs=${nowMs}></payment-list>`;
  if (!route.selected) return pair(route, list, empty('No payment selected', 'Select a payment to see its timeline.'));
  return pair(
    route,
    list,
    route.selected === 'new'
      ? html`<new-payment .route=${route} .nowMs=${nowMs}></new-payment>`
      : html`<payment-detail .route=${route} .nowMs=${nowMs}></payment-detail>`,
  );
};

const merchantPanel = ({ route, nowMs }: PanelContext): TemplateResult => {
  const list = html`<merchant-list .route=${route} .nowMs=${nowMs}></merchant-list>`;
  if (!route.selected)
    return pair(route, list, empty('No merchant selected', 'Select a merchant to see where its money goes.'));
  return pair(
    route,
    list,
    route.selected === 'new'
      ? html`<new-merchant .route=${route}></new-merchant>`
      : // The forms of one merchant must not keep what was entered for another one.
        html`${keyed(route.selected, html`<merchant-detail .route=${route}></merchant-detail>`)}`,
  );
};

const webhookPanel = ({ route, nowMs }: PanelContext): TemplateResult =>
  pair(
    route,
    html`<delivery-list .route=${route} .nowMs=${nowMs}></delivery-list>`,
    !route.selected || route.selected === 'endpoint'
      ? html`<endpoint-panel .route=${route} .nowMs=${nowMs}></endpoint-panel>`
      : html`<delivery-detail .route=${route} .nowMs=${nowMs}></delivery-detail>`,
  );

/** Renders the panel of the route. */
export const panel = (context: PanelContext): TemplateResult => {
  switch (context.route.panel) {
    case 'payments':
      return paymentPanel(context);
    case 'merchants':
      return merchantPanel(context);
    case 'webhooks':
      return webhookPanel(context);
    case 'faults':
      return html`<div class="panes both">
        <div class="list"><faults-panel></faults-panel></div>
        <div class="detail"><fault-form></fault-form><rail-form></rail-form></div>
      </div>`;
    case 'clock':
      return html`<div class="panes one">
        <div class="list"><clock-panel .nowMs=${context.nowMs} .offsetMs=${context.offsetMs}></clock-panel></div>
      </div>`;
  }
};
