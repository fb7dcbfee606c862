import type { Meta } from '@storybook/web-components-vite';
import { payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { toStory } from '../support/every-state/every-state.js';
import type { State } from '../support/every-state/combinations.js';

/** A selection of "Every state", in the colour scheme and language of the toolbar. */
const meta: Meta<PayStatusArgs> = { ...payStatusMeta, title: 'Examples', tags: ['!dev', '!autodocs'] };
export default meta;

const example = (known: State['known'], connection: State['connection']): PayStatusStory => {
  const { loaders, play } = toStory({ known, connection, scheme: 'light', direction: 'ltr' });
  return { loaders, play };
};

export const RequiresAction = example('requires_action', 'live');
export const Processing = example('processing', 'live');
export const Succeeded = example('succeeded', 'settled');
export const Failed = example('failed', 'settled');
export const Expired = example('expired', 'settled');
export const Cancelled = example('cancelled', 'settled');
export const Unknown = example('unknown_open', 'live');
export const Offline = example('processing', 'offline');
export const Retrying = example('requires_action', 'retrying');
export const Stopped = example('processing', 'stopped');
