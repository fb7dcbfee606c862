import { expect } from '@open-wc/testing';
import type { PayingClient } from '../../../src/client/paying-client.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import {
  Browser,
  choose,
  getOption,
  getProblem,
  pay,
  payInVain,
  pick,
  refuse,
  rest,
  start,
  omitFirstOption,
} from '../../support/wallet/paying-browser.js';

/** Responds once in place of the gateway. */
const respondOnce = (browser: Browser, route: string, response: Response): void => {
  browser.respond = (asked) => {
    if (asked !== route) return undefined;
    browser.respond = () => undefined;
    return response;
  };
};

describe('a payment flow whose gateway', () => {
  it('has no options any more, because the payment is final, closes', async () => {
    const browser = await Browser.open();
    await browser.sandbox.cancel(browser.paymentId);
    const flow = browser.openTab();
    await pick(flow, browser);
    expect(flow.state.kind).to.equal('closed');
  });

  for (const [status, code, problem] of [
    [500, 'internal_error', 'unavailable'],
    [400, 'params_validation', 'unavailable'],
    [422, 'invalid_params', 'unavailable'],
    [400, 'quote_expired', 'unavailable'],
  ] as const)
    it(`refuses to offer options with ${status} ${code} lets the buyer pick a wallet again`, async () => {
      const browser = await Browser.open();
      const flow = browser.openTab();
      respondOnce(browser, 'options', refuse(status, code));
      await pick(flow, browser);
      expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', problem]);
      await pick(flow, browser);
      expect(flow.state.kind).to.equal('choosing');
    });

  it('is asked by a client that never answers leaves a way on, and keeps no lock', async () => {
    const browser = await Browser.open();
    const never = (): Promise<never> => new Promise(() => undefined);
    const client = browser.createClient();
    const hanging: PayingClient = { ...client, getOptions: never };
    const flow = browser.openTab({ client: hanging });
    flow.pick(browser.wallet);
    await settle();
    await browser.sandbox.clock.advance(60_000);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'unavailable']);

    const other = browser.openTab({ client: { ...client, confirm: never } });
    await pick(other, browser);
    other.pay();
    await waitUntil(() => other.state.kind === 'sending');
    await browser.sandbox.clock.advance(300_000);
    expect(other.state.kind).to.equal('unsent');
    expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
    expect(browser.records.isLocked(browser.paymentId)).to.equal(false);
  });

  it('answers without options does not close it, because the payment may not be final', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    respondOnce(browser, 'options', Response.json({ info: null }));
    await pick(flow, browser);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'unavailable']);
    await pick(flow, browser);
    expect(flow.state.kind).to.equal('choosing');
  });

  it('needs details of the buyer that this page cannot ask for prefers another option, and says why', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    browser.edit = (route, body) => {
      const { options } = body as { options: { collectData: unknown }[] };
      if (route === 'options') options[0]!.collectData = { url: 'javascript:alert(1)' };
    };
    await pick(flow, browser);
    const [first, second] = flow.state.kind === 'choosing' ? flow.state.options : [];
    expect(flow.state).to.have.nested.property('choice.option', second);
    expect(getProblem(flow.state)).to.equal(undefined);
    flow.choose(first!.id);
    await rest(flow);
    expect(getProblem(flow.state)).to.equal('details_required');
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
  });

  it('does not build the requests of an option says so, and asks the wallet for nothing', async () => {
    const { browser, flow } = await start();
    browser.respond = (route) => (route === 'fetch' ? refuse(503, 'internal_error') : undefined);
    await choose(flow, 'EURC');
    expect(getProblem(flow.state)).to.equal('unavailable');
    flow.pay();
    await settle();
    expect(browser.wallet.asked).to.equal(0);
    await choose(flow, 'USDC');
    expect(getProblem(flow.state)).to.equal(undefined);
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('refuses a confirmation because its price has ended, and does not offer the asset again, says that it was not accepted', async () => {
    const { browser, flow } = await start();
    respondOnce(browser, 'confirm', refuse(400, 'quote_expired'));
    omitFirstOption(browser);
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'not_accepted']);
  });

  it('lets the quote of each offer end at once does not say that the price was renewed', async () => {
    const { browser, flow } = await start();
    const problems: unknown[] = [];
    flow.subscribe((state) => problems.push(getProblem(state)));
    browser.respond = (route) => (route === 'fetch' ? refuse(400, 'quote_expired') : undefined);
    await choose(flow, 'EURC');
    expect(getProblem(flow.state)).to.equal('unavailable');
    expect(problems).not.to.include('price_renewed');
    browser.respond = () => undefined;
    await choose(flow, 'EURC');
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('builds requests for an option that the buyer has left does not bring it back', async () => {
    const { browser, flow } = await start();
    let answer = (): void => undefined;
    browser.respond = (route) =>
      route === 'fetch'
        ? new Promise(
            (resolve) =>
              (answer = () => {
                resolve(undefined);
              }),
          )
        : undefined;
    flow.choose(getOption(flow, 'EURC').id);
    await choose(flow, 'USDC');
    answer();
    await settle();
    expect(flow.state).to.have.nested.property('choice.option.amount.display.assetSymbol', 'USDC');
    expect(flow.state).to.have.nested.property('choice.preparation.requests').with.length(1);
  });

  it('refuses a confirmation lets the buyer choose again, and forgets it', async () => {
    const { browser, flow } = await start();
    respondOnce(browser, 'confirm', refuse(422, 'invalid_params'));
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'not_accepted']);
    expect(browser.records.stored.size).to.equal(0);
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('refuses the signature of an account that is a contract leads to another asset, and not back to the same', async () => {
    const { browser, flow } = await start();
    browser.wallet.readActivity = () => Promise.resolve({ hasCode: true, latest: 0, pending: 0 });
    respondOnce(browser, 'confirm', refuse(422, 'invalid_params', 'The account does not accept the signature'));
    const refused = getOption(flow, 'USDC');
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'smart_account']);
    expect(flow.state).to.have.nested.property('problem.asset', 'USDC · Base Sepolia');
    const isRefused = (symbol: string) => flow.isRefused(getOption(flow, symbol));
    expect([isRefused('USDC'), isRefused('EURC')]).to.deep.equal([true, false]);
    expect(flow.state).not.to.have.nested.property('choice.option.amount.unit', refused.amount.unit);
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('refuses a signature that no key makes, as of an account that is not deployed yet, leads to another asset, too', async () => {
    const { browser, flow } = await start();
    browser.wallet.sign = () => Promise.resolve(`0x${'64'.repeat(600)}`);
    respondOnce(browser, 'confirm', refuse(422, 'invalid_params', 'The signature needs its account'));
    await pay(flow);
    expect(getProblem(flow.state)).to.equal('smart_account');
  });

  it('refuses a contract for want of funds does not blame the kind of account', async () => {
    const { browser, flow } = await start();
    browser.wallet.readActivity = () => Promise.resolve({ hasCode: true, latest: 0, pending: 0 });
    respondOnce(browser, 'confirm', refuse(422, 'invalid_params', 'Insufficient funds: USDC of this account'));
    await pay(flow);
    expect(getProblem(flow.state)).to.equal('not_accepted');
  });

  it('refuses a confirmation because another one pays, closes, and does not count it as sent', async () => {
    const { browser, flow } = await start();
    const kinds: string[] = [];
    flow.subscribe(({ kind }) => kinds.push(kind));
    await browser.post(`/sandbox/payments/${browser.paymentId}/process`, {});
    await pay(flow);
    expect(flow.state.kind).to.equal('closed');
    expect(kinds).not.to.include('sent');
    expect(browser.records.stored.size).to.equal(1);
  });

  for (const status of [408, 425, 429, 500, 502, 503])
    it(`answers a confirmation with ${status} gets the same one again, four times in all`, async () => {
      const { browser, flow } = await start();
      browser.respond = (route) => (route === 'confirm' ? refuse(status, 'internal_error') : undefined);
      flow.pay();
      await waitUntil(() => browser.attempts > 0);
      await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
      expect(browser.attempts).to.equal(4);
      expect(new Set(browser.confirmations).size).to.equal(1);
      expect(browser.records.stored.size).to.equal(1);
      expect(browser.wallet.asked).to.equal(1);
    });

  for (const [status, body] of [
    [400, '<!doctype html><h1>Forbidden</h1>'],
    [403, '{"message":"Forbidden"}'],
    [407, '{"code":"quote_expired"}'],
    [409, '{"code":"quote_expired","message":""}'],
    [421, '{"code":403,"message":"Forbidden"}'],
    [451, '{"error":{"code":"quote_expired","message":"Forbidden"}}'],
    [401, '{"code":"rest_forbidden","message":"Sorry, you are not allowed to do that.","data":{"status":401}}'],
    [404, '{"code":"NoSuchRoute","message":"No route was found"}'],
    [499, ''],
  ] as const)
    it(`is behind a proxy that answers ${status} ${body} gets the same confirmation again`, async () => {
      const { browser, flow } = await start();
      browser.respond = (route) => (route === 'confirm' ? new Response(body, { status }) : undefined);
      flow.pay();
      await waitUntil(() => browser.attempts > 0);
      await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
      expect([browser.attempts, new Set(browser.confirmations).size]).to.deep.equal([4, 1]);
    });

  it('is behind a proxy that answers 451 does not say that the account is blocked', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    respondOnce(browser, 'options', new Response('{"message":"Unavailable"}', { status: 451 }));
    await pick(flow, browser);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'unavailable']);
  });

  it('is not known to have a confirmation, because of an unexpected error, gets no other one', async () => {
    const browser = await Browser.open();
    const client = browser.createClient();
    let attempts = 0;
    const confirm = (): Promise<never> => {
      attempts++;
      return Promise.reject(new TypeError('unexpected'));
    };
    const flow = browser.openTab({ client: { ...client, confirm } });
    await pick(flow, browser);
    flow.pay();
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
    expect(attempts).to.equal(4);
    expect(browser.records.stored.size).to.equal(1);
    expect(flow.state).to.have.nested.property('error.code', 'contract_violation');
  });

  it('is behind a client of the page has its answers read like those of the gateway', async () => {
    const browser = await Browser.open();
    const client = browser.createClient();
    const getOptions: typeof client.getOptions = async (...args) => {
      const { options, ...rest } = await client.getOptions(...args);
      const [first, second] = options ?? [];
      return { ...rest, options: [{ id: 'broken' } as never, ...(options ?? []), { ...second!, id: first!.id }] };
    };
    const confirm: typeof client.confirm = async () => ({}) as never;
    const flow = browser.openTab({ client: { ...client, getOptions, confirm } });
    await pick(flow, browser);
    const ids = 'options' in flow.state ? flow.state.options.map(({ id }) => id) : [];
    expect(ids).to.not.include('broken');
    expect(ids).to.have.length(new Set(ids).size);
    flow.pay();
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
    expect(flow.state).to.have.nested.property('error.code', 'contract_violation');
  });

  it('refuses a confirmation after one that it did not answer, and has no payment, lets the buyer choose again', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    browser.onConfirm = 'answered';
    respondOnce(browser, 'confirm', refuse(400, 'quote_expired'));
    await browser.advanceUntil(() => flow.state.kind === 'choosing', 'the buyer chooses again');
    await rest(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'offer_renewed']);
    expect(browser.records.stored.size).to.equal(0);
  });

  it('refuses a confirmation after one that it did not answer, and does not say whether there is a payment, gets no other one', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    browser.onConfirm = 'answered';
    browser.respond = (route) => {
      if (route === 'confirm') return refuse(422, 'invalid_params');
      return route === 'status' ? refuse(500, 'internal_error') : undefined;
    };
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
    expect(browser.records.stored.size).to.equal(1);
  });
});
