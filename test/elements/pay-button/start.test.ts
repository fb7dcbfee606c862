import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/button.js';
import { PayButton } from '../../../src/elements/pay-button/pay-button.js';
import { ButtonPage } from '../../support/pay-button.js';
import { waitUntil } from '../../support/wait-until.js';

const isBusy = (page: ButtonPage): boolean => page.part('button')!.className === 'working';
const rests = (page: ButtonPage): Promise<void> => waitUntil(() => !isBusy(page), 'the button rests');

/** A press that has no dialog as its result. */
const press = async (page: ButtonPage): Promise<void> => {
  page.part('button')!.click();
  await waitUntil(() => page.sent.length > 0, 'the form is sent');
  await page.settle();
};

describe('starting a payment with pay-button', () => {
  it('shows the words of the button inside, also when they change', async () => {
    const page = await ButtonPage.open();
    expect(page.text('label')).to.equal('Pay with crypto');
    page.element.querySelector('button')!.textContent = 'Mit Krypto bezahlen';
    await waitUntil(() => page.text('label') === 'Mit Krypto bezahlen', 'the label follows');
  });

  it('sends one request for a double click', async () => {
    const page = await ButtonPage.open();
    let respond: (response: Response) => void = () => undefined;
    page.answer = () => new Promise((resolve) => (respond = resolve));
    await press(page);
    page.part('button')!.click();
    page.element.querySelector('form')!.requestSubmit();
    expect([isBusy(page), page.part('button')!.getAttribute('aria-disabled')]).to.deep.equal([true, 'true']);
    expect(page.root.querySelector('[role=status]')!.textContent).to.equal(en.starting);
    respond(Response.json(page.created));
    await waitUntil(() => page.isOpen, 'the dialog is open');
    await page.settle();
    expect(page.sent).to.have.length(1);
    expect(page.root.querySelectorAll('pay-button-dialog')).to.have.length(1);
  });

  for (const [name, answer] of Object.entries({
    'an error of the server': () => Response.json({ code: 'x', message: '<b>no</b>' }, { status: 503 }),
    'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
  }))
    it(`says after ${name} that the payment was not started, until the next press`, async () => {
      const page = await ButtonPage.open();
      page.answer = answer;
      await press(page);
      await rests(page);
      expect(page.root.querySelector('[role=alert]')!.textContent).to.equal(en.failed);
      page.answer = () => Response.json(page.created);
      await page.press();
      expect(page.has('message')).to.equal(false);
    });

  it('does not ask to try again if the server has nothing to be paid', async () => {
    const page = await ButtonPage.open();
    page.answer = () => Response.json({ code: 'payment_not_found', message: 'Nothing to pay' }, { status: 404 });
    await press(page);
    await rests(page);
    expect(page.text('message')).to.equal(en.nothingToPay);
    expect(page.part('button')!.getAttribute('aria-disabled')).to.equal('false');
  });

  it('gives up a server that does not answer', async () => {
    const page = await ButtonPage.open();
    page.answer = () =>
      new Promise((_, reject) => {
        const { signal } = page.sent[0]!.init;
        signal!.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    await press(page);
    await page.settle(30_000);
    await rests(page);
    expect(page.text('message')).to.equal(en.failed);
  });

  for (const [name, answer] of Object.entries({
    'a page': () => new Response('<h1>Checkout</h1>', { headers: { 'content-type': 'text/html' } }),
    'an answer of another shape': () => Response.json({ paymentId: 7, attributes: [] }),
  }))
    it(`lets the browser send the form once after ${name}`, async () => {
      const page = await ButtonPage.open();
      page.answer = answer;
      await press(page);
      await waitUntil(() => page.submitted.length > 0, 'the form is sent by the browser');
      expect([page.submitted, page.sent.length]).to.deep.equal([['/checkout'], 1]);
      page.change();
      await rests(page);
    });

  it('says on the console that a policy may have blocked a request without an answer', async () => {
    const page = await ButtonPage.open();
    page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await press(page);
    await rests(page);
    expect(page.checkout.stage.logged.map(([, text]) => text)).to.deep.equal([
      `<pay-button> ${location.origin}/checkout created no payment: Failed to fetch; check the connection, and that connect-src of the page's Content-Security-Policy has 'self'.`,
    ]);
  });

  it('names on the console the options of a limit that the server has', async () => {
    const page = await ButtonPage.open();
    page.answer = () => new Response('', { status: 429 });
    await press(page);
    await rests(page);
    expect(page.checkout.stage.logged.map(([, text]) => text)).to.deep.equal([
      `<pay-button> ${location.origin}/checkout created no payment: HTTP status 429, see maxCreationsPerMinute and getVisitor of createCheckout.`,
    ]);
  });

  it('says on the console that there is no form for a press', async () => {
    const page = await ButtonPage.open('<pay-button>Pay</pay-button>');
    const { logged } = page.checkout.stage;
    page.part('button')!.dispatchEvent(new Event('pointerenter'));
    await page.settle();
    expect(logged).to.deep.equal([]);
    page.part('button')!.click();
    await waitUntil(() => logged.length > 0, 'it is said');
    expect(logged.map(([level, text]) => [level, text.slice(0, 40)])).to.deep.equal([
      ['error', '<pay-button> has no form with a button. '],
    ]);
  });

  it('says once on the console that a second button inside is not used', async () => {
    const page = await ButtonPage.open(
      '<pay-button><form method="post" action="/a"><button type="reset">Clear</button><button>Pay</button></form><form method="post" action="/b"><button>Pay later</button></form></pay-button>',
    );
    for (let count = 0; count < 2; count++) page.part('button')!.dispatchEvent(new Event('pointerenter'));
    const { logged } = page.checkout.stage;
    await waitUntil(() => logged.length > 0, 'it is said');
    await press(page);
    expect([
      new URL(page.sent[0]!.url).pathname,
      logged.map(([level, text]) => [level, text.slice(0, 50)]),
    ]).to.deep.equal(['/a', [['warn', '<pay-button> has 2 buttons inside that send a form']]]);
  });

  for (const [name, html, message] of [
    [
      'that a button of another type sends no form',
      '<pay-button><form method="post" action="/a"><button type="button">Pay</button></form></pay-button>',
      ['error', '<pay-button> The button inside has type="button", which sends no form: remove it.'],
    ],
    [
      'that a form which is not sent by POST opens no dialog',
      '<pay-button><form action="/a"><button>Pay</button></form></pay-button>',
      ['warn', '<pay-button> The form has no method="post", so a press opens no dialog.'],
    ],
    [
      'that the page has prevented the event of a press',
      '<pay-button><form method="post" action="/a" onsubmit="return false"><button>Pay</button></form></pay-button>',
      ['info', '<pay-button> A listener of the page has prevented the submit event, so no payment was started.'],
    ],
  ] as const)
    it(`says once on the console ${name}`, async () => {
      const page = await ButtonPage.open(html);
      const { logged } = page.checkout.stage;
      page.part('button')!.click();
      page.part('button')!.dispatchEvent(new Event('pointerenter'));
      page.part('button')!.click();
      await waitUntil(() => logged.length > 0, 'it is said');
      await page.settle();
      expect([logged, page.sent.length]).to.deep.equal([[message], 0]);
    });

  it('does not blame the page for an event that another button of the form has handled', async () => {
    const page = await ButtonPage.open(
      '<form id="cart" method="post" action="/cart"></form><pay-button form="cart">Pay now</pay-button><pay-button form="cart">Pay</pay-button>',
    );
    const { logged } = page.checkout.stage;
    const [, other] = page.host.querySelectorAll('pay-button');
    other!.ports = page.element.ports!;
    other!.click();
    await waitUntil(() => page.isOpen, 'the dialog is open');
    await page.settle();
    expect(logged).to.deep.equal([]);
  });

  describe('whose page disables the button inside while the form is sent', () => {
    const open = () =>
      ButtonPage.open(
        '<pay-button><form method="post" action="/a" onsubmit="pay.disabled = true"><button name="pay" value="7">Pay</button></form></pay-button>',
      );

    it('sends its name and value, and names the script on the console', async () => {
      const page = await open();
      await page.press();
      expect(String(page.sent[0]!.init.body)).to.equal('pay=7');
      expect(page.checkout.stage.logged.map(([level, text]) => [level, text.slice(0, 72)])).to.deep.equal([
        ['warn', '<pay-button> The button inside was disabled while its form was sent, so '],
      ]);
    });

    it('says nevertheless that the payment was not started, and stays disabled', async () => {
      const page = await open();
      page.answer = () => new Response('', { status: 503 });
      await press(page);
      await rests(page);
      expect(page.text('message')).to.equal(en.failed);
      page.part('button')!.click();
      await page.settle();
      expect([page.part('button')!.getAttribute('aria-disabled'), page.sent.length]).to.deep.equal(['true', 1]);
    });
  });

  it('lets the browser send the form if its code cannot be loaded', async () => {
    const page = await ButtonPage.open();
    const { code } = PayButton;
    PayButton.code = { ...code!, press: () => Promise.resolve(undefined) };
    page.part('button')!.click();
    await waitUntil(() => page.submitted.length > 0, 'the form is sent by the browser');
    PayButton.code = code;
    expect(page.sent).to.have.length(0);
  });

  it('leaves a form to the browser that leads to another origin', async () => {
    const page = await ButtonPage.open(
      '<pay-button><form method="post" action="https://other.example/"><button>Pay</button></form></pay-button>',
    );
    page.part('button')!.click();
    expect([page.submitted, page.sent.length]).to.deep.equal([['https://other.example/'], 0]);
  });

  it('sends nothing while the browser is offline, and says so', async () => {
    const page = await ButtonPage.open();
    page.isOnline = false;
    page.change();
    await page.element.updateComplete;
    page.part('button')!.click();
    expect(page.part('button')!.getAttribute('aria-disabled')).to.equal('true');
    expect(page.text('message')).to.equal(en.offline);
    expect([page.submitted.length, page.sent.length]).to.deep.equal([0, 0]);
  });

  it('gives the checkout only attributes that it declares', async () => {
    const page = await ButtonPage.open();
    page.attributes = {
      onclick: 'alert(1)',
      style: 'color: red',
      id: 'x',
      class: 'x',
      slot: 'x',
      redirect: 'auto',
      'success-url': 'https://shop.example/',
      items: [{ name: 'Notebook' }],
      'help-url': 'https://shop.example/help',
    };
    await page.press();
    const { element } = page.checkout;
    const set = ['onclick', 'style', 'id', 'class', 'slot', 'redirect', 'success-url'].filter((name) =>
      element.getAttribute(name),
    );
    expect([set, element.redirect]).to.deep.equal([[], 'none']);
    expect(page.checkout.part('help-link')!.getAttribute('href')).to.equal('https://shop.example/help');
    expect(page.checkout.text('items')).to.contain('Notebook');
  });

  it('names the attribute that a misspelt one of the server means, once', async () => {
    const page = await ButtonPage.open();
    page.attributes = { 'merchant-nme': 'Shop', chain: 'eip155:1' };
    await page.press();
    await page.settle(1_000);
    expect(page.checkout.stage.logged).to.deep.equal([
      ['warn', '<pay-checkout> merchant-nme is not an attribute. Did you mean merchant-name?'],
      ['warn', '<pay-checkout> chain is not an attribute. Did you mean chains?'],
    ]);
  });

  it('leaves the other buttons of a form alone', async () => {
    const page = await ButtonPage.open(
      '<form id="cart" method="post" action="/cart"><button id="card">Pay by card</button></form><pay-button form="cart">Pay now</pay-button>',
    );
    page.host.querySelector<HTMLButtonElement>('#card')!.click();
    expect([page.submitted, page.sent.length]).to.deep.equal([['/cart'], 0]);
  });

  it('submits a form elsewhere in the page, which form names', async () => {
    const page = await ButtonPage.open(
      '<form id="cart" method="post" action="/cart"><input name="a" value="1" /></form><pay-button form="cart">Pay now</pay-button>',
    );
    expect(page.text('label')).to.equal('Pay now');
    await press(page);
    expect([new URL(page.sent[0]!.url).pathname, String(page.sent[0]!.init.body)]).to.deep.equal(['/cart', 'a=1']);
  });
});
