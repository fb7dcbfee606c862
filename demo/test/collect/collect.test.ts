import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collectPage } from '../../collect/collect.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';

const DETAILS = { fullName: 'Zoë "Q" <b>', dob: '1987-06-05', placeOfBirth: 'Ulm', tosConfirmed: 'true' };

const openPage = async () => {
  const gateway = createTestGateway();
  const page = collectPage({ gateway, baseUrl: BASE_URL });
  const { paymentId } = await gateway.create();
  const path = `/collect?pid=${paymentId}`;
  const send = (details: Readonly<Record<string, string>>, query = '') =>
    page.request(path + query, { method: 'POST', body: new URLSearchParams(details) });
  return { gateway, page, path, paymentId, send };
};

describe('the page that asks for the details of the buyer', () => {
  it('names the merchant, and what to enter', async () => {
    const { page, path } = await openPage();
    const response = await page.request(path);
    const html = await response.text();
    assert.equal(response.status, 200);
    assert.match(html, /Marginalia/);
    for (const label of ['Full name', 'Date of birth', 'Place of birth']) assert.ok(html.includes(`>${label}</label>`));
    assert.match(response.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  });

  it('notes that the details are complete, and keeps none of them', async () => {
    const { gateway, page, path, paymentId, send } = await openPage();
    assert.match(await (await send(DETAILS)).text(), /Close this tab/);
    const payment = await gateway.payments.get(paymentId);
    assert.equal(payment.hasDetails, true);
    assert.ok(!JSON.stringify(payment).includes('Ulm'));
    assert.match(await (await page.request(path)).text(), /Close this tab/);
  });

  it('shows what was entered again, escaped, beside what is wrong', async () => {
    const { gateway, paymentId, send } = await openPage();
    const response = await send({ ...DETAILS, dob: '1987-02-30' });
    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, /role="alert"/);
    assert.match(html, /href="#dob"/);
    assert.match(html, /Zoë &quot;Q&quot; &lt;b&gt;/);
    assert.equal((await gateway.payments.get(paymentId)).hasDetails, undefined);
  });

  it('goes back to the app that has opened it, with the result', async () => {
    const { paymentId, send } = await openPage();
    const callbackUrl = encodeURIComponent('https://app.example/back?a=1');
    const { status, headers } = await send(DETAILS, `&callbackUrl=${callbackUrl}`);
    const target = `https://app.example/back?a=1&status=success&paymentId=${paymentId}&code=&message=`;
    assert.deepEqual([status, headers.get('location')], [303, target]);
  });

  for (const callbackUrl of ['javascript:alert(1)', 'http://app.example/', 'https://a:b@app.example/', '/console'])
    it(`does not go to ${callbackUrl}`, async () => {
      const { send } = await openPage();
      const { status, headers } = await send(DETAILS, `&callbackUrl=${encodeURIComponent(callbackUrl)}`);
      assert.deepEqual([status, headers.get('location')], [200, null]);
    });

  it('has the colour scheme of the page that links to it', async () => {
    const { page, path } = await openPage();
    assert.match(await (await page.request(`${path}&theme=dark`)).text(), /<body class="collect dark">/);
    assert.match(await (await page.request(`${path}&theme=x"`)).text(), /<body class="collect">/);
  });

  it('does not exist for an unknown payment', async () => {
    const { page } = await openPage();
    for (const path of ['/collect', '/collect?pid=pay_1', '/collect?pid=x'])
      assert.equal((await page.request(path)).status, 404);
  });
});
