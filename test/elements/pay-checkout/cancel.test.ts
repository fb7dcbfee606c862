import { expect, fixtureSync } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ConfigurationError } from '../../../src/core/errors/configuration-error.js';
import { PayCheckoutCancelEvent } from '../../../src/elements/pay-checkout/pay-checkout.events.js';
import { PayStatusErrorEvent } from '../../../src/elements/pay-status/pay-status.events.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import { waitUntil } from '../../support/wait-until.js';

const words = en.checkout;
const isCancel = (url: string): boolean => url.endsWith('/cancel');
const cancels = ({ requests: asked }: Checkout): string[] => asked.filter(isCancel);

/** A page that asks the buyer to confirm, and whose gateway answers a cancellation like this. */
const openQuestion = async (
  answer?: () => Response | Promise<Response>,
  inputs: CheckoutInputs = {},
): Promise<Checkout> => {
  const checkout = await Checkout.open(inputs);
  if (answer) checkout.answer = async (url, init) => (isCancel(url) ? answer() : checkout.stage.fetch(url, init));
  await checkout.click('cancel-button');
  return checkout;
};

const getMessage = (checkout: Checkout): string | undefined =>
  checkout.part('cancel')?.querySelector('[role=status]')?.textContent?.replace(/\s+/g, ' ').trim();

const getFocused = ({ element }: Checkout): string | undefined => element.shadowRoot!.activeElement?.part.value;

describe('cancelling in pay-checkout', () => {
  it('cancelling is not offered without a cancel endpoint', async () => {
    const { stage } = await Checkout.open();
    const source = { baseUrl: null, appId: null, client: stage.client };
    const checkout = await new Checkout(stage).mount(source);
    expect(checkout.has('cancel-button')).to.equal(false);
  });

  it('cancelling is offered at the gateway when cancel-url is empty', async () => {
    const checkout = await openQuestion(undefined, { cancelUrl: '' });
    await checkout.click('confirm-button');
    expect(cancels(checkout)).to.have.length(1);
  });

  it('asks the buyer to confirm before it sends a request', async () => {
    const checkout = await openQuestion();
    expect(checkout.part('cancel')!.textContent).to.contain(words.cancelQuestion[0]);
    expect(cancels(checkout)).to.deep.equal([]);
    await checkout.click('keep-button');
    expect(checkout.has('cancel')).to.equal(false);
    expect(cancels(checkout)).to.deep.equal([]);
  });

  it('asks in a modal dialog, which begins with the focus on the way back', async () => {
    const checkout = await openQuestion();
    expect(checkout.part('cancel')!.matches('dialog:modal')).to.equal(true);
    expect(getFocused(checkout)).to.equal('keep-button');
  });

  it('closes the dialog by Escape, which returns the focus', async () => {
    const checkout = await Checkout.open();
    checkout.part('cancel-button')!.focus();
    await sendKeys({ press: 'Enter' });
    await checkout.stage.advance();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !checkout.has('cancel'));
    expect(getFocused(checkout)).to.equal('cancel-button');
    expect(cancels(checkout)).to.deep.equal([]);
  });

  it('cancels at the gateway, and shows the status that the gateway sends then', async () => {
    const checkout = await openQuestion();
    await checkout.click('confirm-button');
    await checkout.stage.advance(1_000);
    expect(cancels(checkout)).to.have.length(1);
    expect(checkout.element.payment?.status).to.equal('cancelled');
    expect(checkout.status('title')).to.equal(en.statuses.cancelled[0]);
    expect(checkout.has('cancel')).to.equal(false);
  });

  it('cancels at the shop when cancel-url is set, with the cookies of the shop', async () => {
    const inits: RequestInit[] = [];
    const checkout = await Checkout.open({ cancelUrl: '/orders/{id}/cancel' });
    const { paymentId } = checkout.stage;
    checkout.answer = async (url, init) => {
      if (!isCancel(url)) return checkout.stage.fetch(url, init);
      inits.push(init);
      await checkout.stage.sandbox.cancel(paymentId);
      return Response.json({
        paymentId,
        status: 'cancelled',
        cancelledReason: 'x',
        cancelledAt: '2026-02-18T12:00:00Z',
      });
    };
    await checkout.click('cancel-button');
    await checkout.click('confirm-button');
    await checkout.stage.advance(1_000);
    expect(cancels(checkout)).to.deep.equal([`https://shop.example/orders/${paymentId}/cancel`]);
    const [{ method, body, credentials, headers } = {}] = inits;
    expect([method, body, credentials]).to.deep.equal(['POST', '{}', 'same-origin']);
    expect(new Headers(headers).get('content-type')).to.equal('application/json');
    expect(checkout.element.payment?.status).to.equal('cancelled');
  });

  for (const cancelUrl of ['https://other.example/cancel', 'javascript:alert(1)']) {
    it(`says that nothing was cancelled at ${cancelUrl}, because nothing was sent`, async () => {
      const checkout = await openQuestion(undefined, { cancelUrl });
      await checkout.click('confirm-button');
      expect(cancels(checkout)).to.deep.equal([]);
      expect(getMessage(checkout)).to.equal(words.cancelRefused);
      const [event] = checkout.events.filter((each) => each instanceof PayStatusErrorEvent);
      expect((event!.error as ConfigurationError).code).to.equal('invalid_cancel_url');
      expect(event!.error.message).to.contain('must be of the same origin as the page.');
    });
  }

  it('fires pay-checkout-cancel, and leaves the cancellation to a page that prevents its default', async () => {
    const checkout = await openQuestion();
    checkout.element.addEventListener('pay-checkout-cancel', (event) => {
      event.preventDefault();
    });
    await checkout.click('confirm-button');
    const [event] = checkout.events.filter((each) => each instanceof PayCheckoutCancelEvent);
    expect([event!.paymentId, event!.bubbles, event!.composed]).to.deep.equal([checkout.stage.paymentId, true, true]);
    expect(cancels(checkout)).to.deep.equal([]);
    expect(checkout.has('cancel')).to.equal(false);
  });

  it('shows a refusal, and its message among the details for support', async () => {
    const message = 'A payment in status processing cannot be cancelled';
    const checkout = await openQuestion(() => Response.json({ code: 'invalid_state', message }, { status: 400 }));
    await checkout.click('confirm-button');
    expect(getMessage(checkout)).to.equal(words.cancelRefused);
    expect(checkout.text('error')).to.equal(message);
    expect(checkout.has('confirm-button')).to.equal(true);
  });

  for (const [what, answer] of [
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer has the wrong shape', () => Response.json({ hello: 1 })],
  ] as const) {
    it(`reports an unknown outcome when ${what}, never that the payment was or was not cancelled`, async () => {
      const checkout = await openQuestion(answer);
      await checkout.click('confirm-button');
      expect(getMessage(checkout)).to.equal(words.cancelUnknown);
    });
  }

  it('polls the status after each outcome of a cancellation', async () => {
    const checkout = await openQuestion(() => Response.json({ code: 'invalid_state', message: 'No' }, { status: 400 }));
    await checkout.stage.advance(5_000);
    const before = checkout.requests.length;
    await checkout.click('confirm-button');
    expect(checkout.requests.slice(before + 1).some((url) => url.includes('/status'))).to.equal(true);
  });

  it('sends one cancel request, however often the button is pressed', async () => {
    let release = (_: Response): void => undefined;
    const checkout = await openQuestion(() => new Promise((resolve) => (release = resolve)));
    for (let i = 0; i < 3; i++) await checkout.click('confirm-button');
    expect(getMessage(checkout)).to.equal(words.cancelling);
    expect(checkout.part('confirm-button')!.ariaDisabled).to.equal('true');
    expect(cancels(checkout)).to.have.length(1);
    release(Response.json({ code: 'invalid_state', message: 'No' }, { status: 400 }));
    await checkout.stage.advance();
    expect(getMessage(checkout)).to.equal(words.cancelRefused);
  });

  it('shows a pending cancellation until the status changes, and does not offer another one meanwhile', async () => {
    const checkout = await Checkout.open();
    const { stage } = checkout;
    const { paymentId } = stage;
    // A gateway whose statuses are delayed.
    const cancelled = { paymentId, status: 'cancelled', cancelledReason: 'x', cancelledAt: '2026-02-18T12:00:00Z' };
    checkout.answer = async (url, init) => (isCancel(url) ? Response.json(cancelled) : stage.fetch(url, init));
    await checkout.click('cancel-button');
    await checkout.click('confirm-button');
    expect(getMessage(checkout)).to.equal(words.cancelling);
    expect(checkout.part('cancel')!.matches(':modal')).to.equal(true);
    await stage.reach('cancelled');
    await stage.advance(2_000);
    expect([checkout.status('title'), checkout.has('cancel')]).to.deep.equal([en.statuses.cancelled[0], false]);
  });

  for (const [what, outcome] of [
    ['asked about', undefined],
    ['not cancelled', () => Response.json({ code: 'invalid_state', message: 'No' }, { status: 400 })],
  ] as const) {
    it(`says nothing about the next payment when the previous one was ${what}`, async () => {
      const checkout = await openQuestion(outcome);
      if (outcome) await checkout.click('confirm-button');
      const { paymentId } = await checkout.stage.sandbox.create();
      checkout.element.paymentId = paymentId;
      await checkout.stage.advance();
      expect(checkout.element.payment?.status).to.equal('requires_action');
      expect(checkout.has('cancel')).to.equal(false);
    });
  }

  it('continues a cancellation when the page moves the element, and shows its outcome', async () => {
    let release = (_: Response): void => undefined;
    const checkout = await openQuestion(() => new Promise((resolve) => (release = resolve)));
    await checkout.click('confirm-button');
    fixtureSync<HTMLElement>('<div></div>').append(checkout.element);
    release(Response.json({ code: 'invalid_state', message: 'No' }, { status: 400 }));
    await checkout.stage.advance();
    expect(getMessage(checkout)).to.equal(words.cancelRefused);
  });
});
