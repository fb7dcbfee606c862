import { expect } from '@open-wc/testing';
import { PayButtonPaidEvent } from '../../../src/elements/pay-button/pay-button.events.js';
import { ButtonPage } from '../../support/pay-button.js';
import { waitUntil } from '../../support/wait-until.js';

describe('paying with pay-button', () => {
  it('opens the checkout of the payment that the shop has created for the form', async () => {
    const page = await ButtonPage.open();
    await page.press();
    const [{ url, init } = { url: '', init: {} }] = page.sent;
    expect(new URL(url).pathname).to.equal('/checkout');
    expect([init.method, init.credentials, String(init.body)]).to.deep.equal([
      'POST',
      'same-origin',
      'cart=7&pay=crypto',
    ]);
    expect(new Headers(init.headers).get('accept')).to.equal('application/json');
    const { element } = page.checkout;
    expect(element.paymentId).to.equal(page.checkout.stage.paymentId);
    expect(page.checkout.text('merchant')).to.equal('Marginalia');
    expect(page.checkout.text('amount')).to.equal('$12.50');
  });

  it('says once that the payment has been received, and goes on only when the buyer presses Done', async () => {
    const page = await ButtonPage.open();
    page.attributes = { 'success-url': 'https://shop.example/thanks' };
    const { navigation, paymentId } = page.checkout.stage;
    await page.press();
    await page.checkout.stage.reach('succeeded');
    await waitUntil(() => page.has('done-button'), 'Done is shown');
    await page.settle(60_000);
    expect(navigation.gone).to.deep.equal([]);
    expect(page.events.map((event) => event instanceof PayButtonPaidEvent && event.paymentId)).to.deep.equal([
      paymentId,
    ]);
    const done = page.part('done-button')!;
    done.click();
    done.click();
    await page.settle();
    expect(page.isOpen).to.equal(false);
    expect(navigation.gone).to.deep.equal([`https://shop.example/thanks?payment_id=${paymentId}`]);
  });
});
