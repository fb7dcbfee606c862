import { expect } from '@open-wc/testing';
import type { PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import type { PaymentFlowState } from '../../../src/wallet/engine/state.js';
import { waitUntil } from '../../support/wait-until.js';
import {
  Browser,
  choose,
  getOption,
  getProblem,
  pay,
  payInVain,
  pick,
  rest,
} from '../../support/wallet/paying-browser.js';

const FIELDS = [
  { id: 'fullName', value: 'Zoë Quirkington' },
  { id: 'dob', value: '1987-06-05' },
  { id: 'placeOfBirth', value: 'Ulm' },
  { id: 'tosConfirmed', value: 'true' },
];

const openWith = async (details: string): Promise<{ browser: Browser; flow: PaymentFlow }> => {
  const browser = await Browser.open();
  await browser.post('/sandbox/rail', { details }, 'PUT');
  const flow = browser.openTab();
  await pick(flow, browser);
  return { browser, flow };
};

const getPreparation = ({ state }: PaymentFlow) => ('choice' in state ? state.choice?.preparation.kind : undefined);

const isAtRest = (flow: PaymentFlow) => (): boolean => flow.state.kind !== 'collecting' || !flow.state.isChecking;

const submit = async (flow: PaymentFlow, fields = FIELDS): Promise<void> => {
  flow.submitDetails(fields);
  await waitUntil(isAtRest(flow));
  await rest(flow);
};

const check = async (flow: PaymentFlow): Promise<void> => {
  flow.checkDetails();
  await waitUntil(isAtRest(flow));
  await rest(flow);
};

describe('a payment that requires details of its buyer', () => {
  it('asks for them before anything is signed, and sends them with the confirmation', async () => {
    const { browser, flow } = await openWith('schema');
    expect(getPreparation(flow)).to.equal('details');
    flow.pay();
    expect(flow.state).to.include({ kind: 'collecting', merchant: 'Marginalia' });
    await submit(flow);
    expect([flow.state.kind, getPreparation(flow), browser.wallet.asked]).to.deep.equal(['choosing', 'ready', 0]);
    await pay(flow);
    expect([flow.state.kind, await browser.getStatus()]).to.deep.equal(['sent', 'processing']);
    expect(JSON.parse(browser.confirmations[0]!)).to.deep.include({ collectedData: { fields: FIELDS } });
  });

  it('stores none of them, and sends them again with the same confirmation until it is answered', async () => {
    const { browser, flow } = await openWith('schema');
    flow.pay();
    await submit(flow);
    await payInVain(flow, browser, 'unsent');
    const stored = JSON.stringify(browser.records.read(browser.paymentId));
    expect(stored).to.contain('confirmation').and.not.contain('Ulm');
    browser.onConfirm = 'answered';
    await browser.advanceUntil(() => flow.state.kind === 'sent', 'it is sent');
    expect(browser.confirmations.at(-1)).to.contain('Ulm');
  });

  it('is offered again after a reload that came before the gateway had them: nothing was paid, and nothing is lost', async () => {
    const { browser, flow } = await openWith('schema');
    flow.pay();
    await submit(flow);
    await payInVain(flow, browser, 'unsent');
    flow.stop();
    browser.onConfirm = 'answered';
    const reloaded = browser.openTab();
    reloaded.resume();
    await browser.advanceUntil(() => getProblem(reloaded.state) !== undefined, 'it is refused');
    expect(getProblem(reloaded.state)).to.equal('details_missing');
    expect(browser.records.read(browser.paymentId)).to.equal(undefined);
    await pick(reloaded, browser);
    reloaded.pay();
    await submit(reloaded);
    await pay(reloaded);
    expect(await browser.getStatus()).to.equal('processing');
  });

  it('goes on after a reload that came after the gateway had them', async () => {
    const { browser, flow } = await openWith('schema');
    flow.pay();
    await submit(flow);
    await payInVain(flow, browser, 'lost');
    flow.stop();
    browser.onConfirm = 'answered';
    const reloaded = browser.openTab();
    reloaded.resume();
    await browser.advanceUntil(() => ['sent', 'closed'].includes(reloaded.state.kind), 'it is answered');
    expect(['processing', 'succeeded']).to.include(await browser.getStatus());
  });

  it('sends them with the request to build, too', async () => {
    const { flow } = await openWith('schema');
    await choose(flow, 'EURC');
    flow.pay();
    await submit(flow);
    expect(getPreparation(flow)).to.equal('ready');
  });

  it('asks again, and keeps the form, if the gateway does not accept them', async () => {
    const { browser, flow } = await openWith('schema');
    await choose(flow, 'EURC');
    flow.pay();
    await submit(flow, FIELDS.slice(1));
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['collecting', 'details_missing']);
    expect(browser.wallet.asked).to.equal(0);
    await submit(flow);
    expect(getPreparation(flow)).to.equal('ready');
  });

  it('asks again if the gateway refuses the confirmation for want of them', async () => {
    const { browser, flow } = await openWith('schema');
    flow.pay();
    await submit(flow, FIELDS.slice(1));
    await pay(flow);
    await rest(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'details_missing']);
    expect(await browser.getStatus()).to.equal('requires_action');
  });

  it('leads to the form if only the request to build is refused', async () => {
    const { browser, flow } = await openWith('schema');
    browser.edit = (route, body) => {
      if (route !== 'options') return;
      const answer = body as { options: { collectData: unknown }[]; collectData: unknown };
      answer.collectData = answer.options[0]!.collectData;
      for (const option of answer.options) option.collectData = null;
    };
    await pick(flow, browser);
    await choose(flow, 'EURC');
    expect([getPreparation(flow), getProblem(flow.state)]).to.deep.equal(['details', 'details_missing']);
    flow.pay();
    await submit(flow);
    expect(getPreparation(flow)).to.equal('ready');
  });

  it('has the form of the whole answer for options that do not say, and that of an option which does', async () => {
    const { browser, flow } = await openWith('schema');
    browser.edit = (route, body) => {
      if (route !== 'options') return;
      const answer = body as { options: { id: string; collectData?: unknown }[]; collectData: unknown };
      answer.collectData = { url: 'https://pay.example/collect' };
      const [{ collectData, ...option }] = answer.options as [(typeof answer.options)[0]];
      answer.options = [{ ...option }, { ...option, collectData }, { ...option, collectData: null }];
      answer.options.forEach((each, index) => (each.id = `option ${index}`));
    };
    await pick(flow, browser);
    const { options } = flow.state as Extract<PaymentFlowState, { readonly kind: 'choosing' }>;
    expect(options.map((option) => flow.findForm(option)?.kind)).to.deep.equal(['page', 'fields', undefined]);
  });

  it('leads back from the form to the options', async () => {
    const { flow } = await openWith('schema');
    flow.pay();
    flow.back();
    expect([flow.state.kind, getPreparation(flow)]).to.deep.equal(['choosing', 'details']);
  });

  it('takes the word of the gateway for whether its page has them', async () => {
    const { browser, flow } = await openWith('url');
    flow.pay();
    expect(flow.state).to.have.nested.property('form.kind', 'page');
    await check(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['collecting', 'details_missing']);
    await browser.sandbox.gateway.payments.completeDetails(browser.paymentId);
    await check(flow);
    expect(getPreparation(flow)).to.equal('ready');
    await pay(flow);
    expect(await browser.getStatus()).to.equal('processing');
    expect(browser.confirmations[0]).to.not.contain('collectedData');
  });

  it('keeps the form if the gateway cannot be asked', async () => {
    const { browser, flow } = await openWith('url');
    flow.pay();
    browser.respond = () => Response.json({ code: 'internal_error', message: 'no' }, { status: 503 });
    await check(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['collecting', 'unavailable']);
  });

  it('does not ask for those of a coin, whose transaction could not be taken back', async () => {
    const { browser, flow } = await openWith('schema');
    browser.edit = (route, body) => {
      if (route !== 'options') return;
      const [first] = (body as { options: { amount: { unit: string } }[] }).options;
      first!.amount.unit = 'caip19/eip155:84532/slip44:60';
    };
    await pick(flow, browser);
    const coin = getOption(flow, 'USDC');
    flow.choose(coin.id);
    await rest(flow);
    expect(getProblem(flow.state)).to.equal('details_required');
  });
});
