import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { stateName } from '../../../src/elements/shared/state-name.js';
import { CONNECTIONS } from '../../../src/tracker/state.js';
import { Stage } from '../../support/element.js';

const STATES = [...PAYMENT_STATUSES.map(stateName), 'unknown', ...CONNECTIONS, 'time-up'];

const getStates = (element: Element): string[] => STATES.filter((state) => element.matches(`:state(${state})`));

const slotted = (name: string): HTMLElement => {
  const content = document.createElement('p');
  Object.assign(content, { slot: name, textContent: `For ${name}.` });
  return content;
};

describe('the custom states of pay-status', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`match its status ${status} and its connection`, async () => {
      const stage = await Stage.open();
      await stage.reach(status);
      const { element } = await stage.mount();
      expect(getStates(element)).to.have.members([stateName(status), element.connection]);
    });
  }

  it('match a status that the library does not know', async () => {
    const stage = await Stage.open();
    stage.rewrite = (body) => ({ ...body, status: 'held_for_review' });
    const { element } = await stage.mount();
    expect(getStates(element)).to.have.members(['unknown', element.connection]);
  });

  it('match the connection alone before the first answer', async () => {
    const stage = await Stage.open();
    stage.sandbox.gateway.faults.add({ route: 'GET /v1/gateway/*', kind: 'hang' });
    const { element } = await stage.mount();
    expect(getStates(element)).to.deep.equal(['connecting']);
  });

  it('match a connection problem beside the known status', async () => {
    const stage = await Stage.open();
    const { element } = await stage.mount();
    stage.sandbox.gateway.faults.add({ route: 'GET /v1/gateway/*', kind: 'status', status: 502 });
    await stage.advance(30_000);
    expect(getStates(element)).to.have.members(['requires-action', 'retrying']);
  });
});

describe('the status slots of pay-status', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`show their content in the status ${status} alone`, async () => {
      const stage = await Stage.open();
      const { element } = await stage.mount();
      element.append(...[...PAYMENT_STATUSES.map(stateName), 'unknown', 'actions'].map(slotted));
      await stage.reach(status);
      const shown = [...element.children].filter((content) => content.checkVisibility()).map(({ slot }) => slot);
      expect(shown).to.have.members([stateName(status), 'actions']);
    });
  }
});
