import { expect } from '@open-wc/testing';
import type { PayStatusErrorEvent } from '../../../src/elements/pay-status/pay-status.events.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout } from '../../support/checkout.js';

const isDetails = (url: string): boolean => /\/payment\/[^/]+$/.test(url);
const count = ({ requests: asked }: Checkout): number => asked.filter(isDetails).length;

/** A page whose gateway answers a request for payment details like this. */
const openWith = async (details: () => Response | Promise<Response>, inputs = {}): Promise<Checkout> => {
  const checkout = await Checkout.open({ baseUrl: null, appId: null });
  checkout.requests.length = 0;
  checkout.answer = async (url, init) => (isDetails(url) ? details() : checkout.stage.fetch(url, init));
  return checkout.mount(inputs);
};

const refusal = (status: number): Response => Response.json({ code: 'internal_error', message: 'No' }, { status });

describe('the payment details of pay-checkout', () => {
  it('are requested once', async () => {
    const checkout = await Checkout.open();
    await checkout.stage.advance(120_000);
    expect(count(checkout)).to.equal(1);
  });

  it('have a placeholder for the amount while they load', async () => {
    const checkout = await openWith(() => new Promise(() => undefined));
    expect(checkout.part('summary')!.getAttribute('aria-busy')).to.equal('true');
    expect(checkout.part('amount')!.clientHeight).to.be.at.least(30);
    expect(checkout.has('wallet-link')).to.equal(true);
  });

  it('are optional: a gateway without the endpoint causes no error', async () => {
    const checkout = await openWith(() => refusal(404));
    expect(checkout.has('details-error')).to.equal(false);
    expect(checkout.has('amount')).to.equal(false);
    expect(checkout.has('wallet-link')).to.equal(true);
  });

  for (const [what, answer] of [
    ['fails', () => refusal(500)],
    ['gives something else', () => Response.json('hello')],
  ] as const) {
    it(`are reported as missing when the gateway ${what}, and the buyer can still pay`, async () => {
      const checkout = await openWith(answer);
      expect(checkout.text('details-error')).to.equal(`${en.checkout.detailsFailed} ${en.tryAgain}`);
      expect(checkout.part('summary')!.getAttribute('aria-busy')).to.equal('false');
      expect(checkout.has('wallet-link')).to.equal(true);
    });
  }

  it('cause one error event for each failure', async () => {
    const checkout = await openWith(() => refusal(500));
    const region = checkout.part('pane')!.querySelector(':scope > [role=status]')!;
    const hasText: boolean[] = [];
    new MutationObserver(() => hasText.push(Boolean(region.textContent.trim()))).observe(region, { childList: true });
    checkout.part('details-error')!.querySelector('button')!.click();
    await checkout.stage.advance();
    expect([hasText, region.contains(checkout.part('details-error'))]).to.deep.equal([[false, true], true]);
  });

  it('do not set a name for the page before they are loaded', async () => {
    const checkout = await openWith(() => new Promise(() => undefined));
    expect([checkout.part('merchant')!.id, checkout.part('amount')!.id]).to.deep.equal(['', '']);
    const known = await openWith(() =>
      Response.json({ merchant: { name: 'Clips' }, amount: { unit: 'iso4217/EUR', value: '100' } }),
    );
    const ids = `${known.part('merchant')!.id} ${known.part('amount')!.id}`;
    expect(known.part('checkout')!.getAttribute('aria-labelledby')).to.equal(ids);
  });

  it('are requested again when the buyer retries', async () => {
    let isWell = false;
    const checkout = await openWith(() =>
      isWell
        ? Response.json({ merchant: { name: 'Clips' }, amount: { unit: 'iso4217/EUR', value: '100' } })
        : refusal(500),
    );
    isWell = true;
    checkout.part('details-error')!.querySelector('button')!.click();
    await checkout.stage.advance();
    expect([checkout.has('details-error'), checkout.text('amount')]).to.deep.equal([false, '€1.00']);
    expect(count(checkout)).to.equal(2);
  });

  it('are requested again when the payment changes', async () => {
    const checkout = await openWith(() => refusal(500));
    const before = count(checkout);
    await checkout.stage.reach('processing');
    expect(count(checkout)).to.equal(before + 1);
  });

  it('are not requested where the page provides the summary', async () => {
    const checkout = await openWith(() => refusal(500), { amountUnit: 'iso4217/EUR', amountValue: '100' });
    expect([checkout.has('details-error'), checkout.text('amount')]).to.deep.equal([false, '€1.00']);
  });

  it('are shown where their fields are valid, and invalid fields are reported', async () => {
    const errors: PayStatusErrorEvent[] = [];
    const onError = (event: PayStatusErrorEvent): void => {
      if (event.error.name === 'ContractError') errors.push(event);
    };
    document.body.addEventListener('pay-status-error', onError);
    const amount = { unit: 'iso4217/EUR', value: '100' };
    const answer = { status: 'requires_action', amount, expiresAt: 'soon', merchant: { name: 'Clips', iconUrl: 5 } };
    const checkout = await openWith(() => Response.json(answer));
    document.body.removeEventListener('pay-status-error', onError);
    expect(checkout.text('amount')).to.equal('€1.00');
    expect([checkout.has('merchant'), checkout.text('countdown')]).to.deep.equal([true, undefined]);
    expect(errors.map(({ error }) => error.message)).to.deep.equal([
      'Ignored invalid field(s) of the payment details: expiresAt, merchant.iconUrl.',
    ]);
  });

  it('are dropped when they arrive after the payment id has changed', async () => {
    const answers: ((response: Response) => void)[] = [];
    const checkout = await openWith(() => new Promise<Response>((resolve) => answers.push(resolve)));
    answers[0]!(Response.json({ merchant: { name: 'Before' } }));
    await checkout.stage.advance();
    for (let i = 0; i < 2; i++) {
      checkout.element.paymentId = (await checkout.stage.sandbox.create()).paymentId;
      await checkout.stage.advance();
      // Nothing of the previous payment remains.
      expect(checkout.text('merchant')).to.equal('');
    }
    answers[2]!(Response.json({ merchant: { name: 'Second' } }));
    await checkout.stage.advance();
    answers[1]!(Response.json({ merchant: { name: 'First' } }));
    await checkout.stage.advance();
    expect(checkout.text('merchant')).to.equal('Second');
  });
});
