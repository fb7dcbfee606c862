import 'pay-status/define/pay-status.js';
import { createStatus, STATES, type State } from './create-status.js';
import { createDot } from './dot.js';
import { createTabs } from './tabs.js';

const NAMES: Readonly<Record<State, string>> = {
  requires_action: 'Waiting',
  processing: 'On its way',
  succeeded: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  offline: 'Offline',
  cancelled: 'Cancelled',
};

/** The state that is shown first: the one in which a buyer must not pay again. */
const FIRST = STATES.indexOf('processing');

/** Shows the states as tabs, and a `<pay-status>` in the chosen one. */
export const showStates = (place: HTMLElement): void => {
  const panel = document.createElement('div');
  panel.className = 'states-panel';
  panel.tabIndex = 0;
  const tabs = STATES.map((state) => ({
    name: NAMES[state],
    icon: createDot(state),
    show: () => {
      panel.replaceChildren(createStatus(state));
    },
  }));
  const list = createTabs('States of a payment', panel, tabs, FIRST);
  list.className = 'states-tabs';
  list.ariaOrientation = 'vertical';
  place.classList.add('states');
  place.replaceChildren(list, panel);
};
