import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { getPayment, given } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { status } from '../support/play/players.js';

/** Configuration errors. The buyer reads that no money is affected, the developer what to change. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Configuration',
  parameters: { controls: CONTROLS },
};
export default meta;

export const NotConfigured: PayStatusStory = {
  render: (_, context) => html`<pay-status .ports=${getPayment(context).ports}></pay-status>`,
  loaders: given(),
  play: status.shows(({ misconfigured }) => misconfigured, 'missing_payment_id'),
};

export const NoSource: PayStatusStory = {
  render: (_, context) => html`<pay-status .ports=${getPayment(context).ports} payment-id="pay_1"></pay-status>`,
  loaders: given(),
  play: status.shows(({ misconfigured }) => misconfigured, 'missing_source'),
};

export const ConflictingSources: PayStatusStory = {
  args: { 'status-url': '/orders/{id}/status' },
  loaders: given(),
  play: status.shows(({ misconfigured }) => misconfigured, 'conflicting_sources'),
};

export const InsecureGateway: PayStatusStory = {
  render: (_, context) =>
    html`<pay-status
      .ports=${getPayment(context).ports}
      payment-id="pay_1"
      base-url="http://gateway.example"
      app-id="app_demo"
    ></pay-status>`,
  loaders: given(),
  play: status.shows(({ misconfigured }) => misconfigured, 'invalid_base_url'),
};

/** A URL that would run script is refused at once, not only when it is used. The buyer still sees the status. */
export const RefusedSuccessUrl: PayStatusStory = {
  args: { 'success-url': 'javascript:alert(document.domain)' },
  loaders: given(),
  play: status.shows(({ statuses }) => statuses.requires_action),
};
