import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { shortenId } from '../../../src/core/format/shorten-id.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import { PAID, TX_ID } from '../../support/element.js';

const readText = ({ textContent }: Element): string => textContent.replace(/\s+/g, ' ').trim();

/** The rows of the receipt: the labels, and the values as they are on paper, or on the screen. */
const readRows = ({ element }: Checkout, medium = 'paper'): string[][] => {
  const other = medium === 'paper' ? 'on-screen' : 'on-paper';
  return [...element.shadowRoot!.querySelectorAll(`[part="receipt"] dl > div:not(.${other})`)].map((row) => {
    const value = row.querySelector<HTMLElement>('dd')!.cloneNode(true) as HTMLElement;
    for (const each of value.querySelectorAll(`.${other}, [part="badge"], button, a, [role="status"]`)) each.remove();
    return [row.querySelector('dt')!, value].map(readText);
  });
};

const formatTime = (ms: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(ms).replace(/\s+/g, ' ');

const pay = async (inputs: CheckoutInputs = {}, info?: unknown): Promise<Checkout> => {
  const checkout = await Checkout.open(inputs);
  if (info !== undefined) checkout.stage.rewrite = (body) => (body['isFinal'] ? { ...body, info } : body);
  await checkout.stage.reach('succeeded');
  return checkout;
};

describe('the receipt of pay-checkout', () => {
  for (const status of PAYMENT_STATUSES)
    it(`is ${status === 'succeeded' ? '' : 'not '}shown when the payment is ${status}`, async () => {
      const checkout = await Checkout.open();
      await checkout.stage.reach(status);
      expect(checkout.has('receipt')).to.equal(status === 'succeeded');
      expect(checkout.has('print-button')).to.equal(status === 'succeeded');
    });

  it('has a row for each fact that is known, in the order of a receipt', async () => {
    const checkout = await pay({ merchantName: 'Clips', referenceId: 'order-1042' });
    const { paymentId, clock } = checkout.stage;
    expect(readRows(checkout)).to.deep.equal([
      ['You paid', '1.00 USDC'],
      ['Network', 'Base'],
      ['Transaction', TX_ID],
      ['Payment ID', paymentId],
      ['Order', 'order-1042'],
      ['Paid on', formatTime(clock.nowMs())],
    ]);
    expect(readRows(checkout, 'screen')).to.deep.equal([
      ['You paid', '1.00 USDC'],
      ['Network', 'Base'],
      ['Transaction', shortenId(TX_ID)],
      ['Payment ID', shortenId(paymentId)],
      ['Paid on', formatTime(clock.nowMs())],
    ]);
  });

  it('leaves out what is not known', async () => {
    const optionAmount = { ...PAID, display: { ...PAID.display, networkName: null } };
    for (const [info, labels] of [
      [null, []],
      [{ optionAmount }, ['You paid']],
      [{ txId: TX_ID }, ['Transaction']],
    ] as const) {
      const { stage } = await Checkout.open();
      stage.rewrite = (body) => (body['isFinal'] ? { ...body, info } : body);
      // Without the gateway there are no details.
      const checkout = await new Checkout(stage).mount({ baseUrl: null, appId: null, client: stage.client });
      await stage.reach('succeeded');
      expect(readRows(checkout).map(([label]) => label)).to.deep.equal([...labels, 'Payment ID', 'Paid on']);
    }
  });

  it('is the only one: the status inside has none', async () => {
    const checkout = await pay({ merchantName: 'Clips' });
    expect([checkout.has('receipt'), checkout.status('receipt')]).to.deep.equal([true, undefined]);
  });

  it('links to the transaction, and not where no explorer is known', async () => {
    const link = (await pay()).part('explorer-link') as HTMLAnchorElement;
    expect([link.href, link.target, link.rel]).to.deep.equal([
      `https://basescan.org/tx/${TX_ID}`,
      '_blank',
      'noreferrer',
    ]);
    const own = await pay({ explorerUrl: 'https://explorer.example/{txId}' });
    expect(own.part('explorer-link')!.getAttribute('href')).to.equal(`https://explorer.example/${TX_ID}`);
    expect((await pay({}, { optionAmount: PAID, txId: 'test:pay_1' })).has('explorer-link')).to.equal(false);
  });

  it('reports an invalid explorer URL once, although two elements read it', async () => {
    const checkout = await pay({ explorerUrl: 'https://explorer.example/' });
    expect(checkout.has('explorer-link')).to.equal(false);
    expect(checkout.getEventTypes().filter((type) => type === 'pay-status-error')).to.have.length(1);
  });

  it('does not repeat a secret that the page has published as its payment id', async () => {
    const checkout = await Checkout.open();
    const initialPayment = { status: 'succeeded', isFinal: true } as const;
    await checkout.mount({ paymentId: 'wcp_live_9f8e7d6c5b4a', initialPayment });
    expect(checkout.has('receipt')).to.equal(true);
    expect(checkout.text('receipt')).not.to.contain('wcp_live_9f8e7d6c5b4a');
  });
});

describe('the receipt of pay-checkout with text of twice the size', () => {
  it('is not cut in a page of 240 pixels', async () => {
    const checkout = await pay();
    Object.assign(checkout.element.style, { width: '240px' });
    checkout.element.style.setProperty('--pay-font-size', '32px');
    const { left, right } = checkout.element.getBoundingClientRect();
    for (const part of ['paid-amount', 'transaction', 'explorer-link', 'print-button', 'copy-receipt-button']) {
      const range = new Range();
      range.selectNodeContents(checkout.part(part)!);
      const box = range.getBoundingClientRect();
      expect([box.width > 0, box.left >= left, box.right <= right], part).to.deep.equal([true, true, true]);
    }
  });
});

describe('the time on the receipt of pay-checkout', () => {
  it('is that of the gateway', async () => {
    const { stage } = await Checkout.open();
    stage.clock.wrongByMs = 5 * 3_600_000;
    const checkout = await new Checkout(stage).mount();
    await stage.reach('succeeded');
    expect(checkout.text('paid-on')).to.equal(formatTime(stage.clock.nowMs()));
  });

  it('is not called that of the payment when the payment had succeeded before the page was opened', async () => {
    const { stage } = await pay();
    await stage.advance(86_400_000);
    const checkout = await new Checkout(stage).mount();
    expect(checkout.has('paid-on')).to.equal(false);
    expect(readRows(checkout).at(-1)).to.deep.equal(['As of', formatTime(stage.clock.nowMs())]);
  });

  it('is followed by that of the settlement, if the page knows it', async () => {
    const settledAt = 1_790_000_000;
    const checkout = await pay({ settledAt });
    expect(readRows(checkout).at(-1)).to.deep.equal(['Settled', formatTime(settledAt * 1000)]);
  });

  it('is followed by that of a refund, even of the gateway’s answer, if the page knows it', async () => {
    const { stage } = await pay();
    const checkout = await new Checkout(stage).mount({ refundedAt: 1_771_337_100 });
    expect(readRows(checkout).slice(-2)).to.deep.equal([
      ['As of', formatTime(stage.clock.nowMs())],
      [en.refunded, 'Feb 17, 2026, 2:05 PM'],
    ]);
    checkout.element.refundedAt = undefined;
    await stage.advance();
    expect(checkout.has('refunded')).to.equal(false);
  });

  it('is not called that of the payment when the page has slept', async () => {
    const checkout = await Checkout.open();
    const { stage } = checkout;
    stage.page.signal('freeze');
    await stage.advance(120_000);
    await stage.sandbox.step(stage.paymentId, 'succeed');
    stage.page.signal('resume');
    await stage.advance(1_000);
    expect(checkout.has('paid-on')).to.equal(false);
    expect(checkout.has('as-of')).to.equal(true);
  });

  it('is not shown for data of the page’s own server, which may be old', async () => {
    const checkout = await Checkout.open();
    await checkout.mount({ initialPayment: { status: 'succeeded', isFinal: true } });
    expect(readRows(checkout).map(([label]) => label)).not.to.include.members(['Paid on']);
    expect(checkout.has('as-of')).to.equal(false);
  });

  it('of a refund is shown with such data, too', async () => {
    const checkout = await Checkout.open();
    await checkout.mount({
      initialPayment: { status: 'succeeded', isFinal: true },
      refundedAt: 1_771_337_100,
    });
    expect(checkout.text('refunded')).to.equal('Feb 17, 2026, 2:05 PM');
  });
});

describe('a refund in pay-checkout', () => {
  const readSaid = (checkout: Checkout): string =>
    checkout.part('status')!.shadowRoot!.querySelectorAll('[part=card] > [role=status]')[1]!.textContent.trim();

  it('is announced once when the page says so later, and not with the success', async () => {
    const { stage } = await pay();
    const refundedAt = 1_771_337_100;
    expect(readSaid(await new Checkout(stage).mount({ refundedAt }))).to.equal('');
    const checkout = await new Checkout(stage).mount();
    checkout.element.refundedAt = refundedAt;
    await stage.advance();
    expect(readSaid(checkout)).to.equal(en.refunded);
    expect(checkout.has('refunded')).to.equal(true);
  });

  for (const status of ['processing', 'failed'] as const)
    it(`is not shown when the payment is ${status}`, async () => {
      const checkout = await Checkout.open({ refundedAt: 1_771_337_100 });
      await checkout.stage.reach(status);
      expect(checkout.element.shadowRoot!.textContent).not.to.contain(en.refunded);
    });
});

describe('the buttons of the receipt of pay-checkout', () => {
  it('print it', async () => {
    const checkout = await pay();
    await checkout.click('print-button');
    expect(checkout.printed).to.equal(1);
  });

  it('copy its rows as plain text, and say so for a moment', async () => {
    const refundedAt = 1_771_337_100;
    const checkout = await pay({ merchantName: 'Clips', referenceId: 'order-1042', refundedAt });
    await checkout.click('copy-receipt-button');
    const facts = [['Paid to', 'Clips'], ['Amount', '$50.00'], ...readRows(checkout)];
    const text = facts.map((row) => row.join(': '));
    expect(checkout.stage.copied[0]!.replace(/[\u202f\u00a0]/g, ' ').split('\n')).to.deep.equal(text);
    expect(text).to.include(`Transaction: ${TX_ID}`).and.to.include(`${en.refunded}: Feb 17, 2026, 2:05 PM`);
    const result = checkout.part('receipt-footer')!.querySelector('[role="status"]')!;
    expect(readText(result)).to.equal(en.copied);
    await checkout.stage.advance(2_000);
    expect(readText(result)).to.equal('');
  });

  it('copy the whole transaction id, and say so for a moment', async () => {
    const checkout = await pay();
    await checkout.click('copy-transaction-button');
    expect(checkout.stage.copied).to.deep.equal([TX_ID]);
    const result = checkout.part('copy-transaction-button')!.nextElementSibling!;
    expect([result.role, readText(result)]).to.deep.equal(['status', en.copied]);
    await checkout.stage.advance(2_000);
    expect(readText(result)).to.equal('');
  });
});
