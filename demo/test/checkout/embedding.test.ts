import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkoutPage } from '../../checkout/checkout.js';
import { walletPage } from '../../wallet/wallet.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';

const ORIGINS = ['https://shop.example', 'http://localhost:3000'];

const getFrameAncestors = (response: Response): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('Framing the checkout page', () => {
  const open = async (embedOrigins?: readonly string[]) => {
    const gateway = createTestGateway();
    const page = checkoutPage({ gateway, baseUrl: BASE_URL, ...(embedOrigins && { checkout: { embedOrigins } }) });
    const { paymentId } = await gateway.create();
    const response = await page.request(`/?pid=${paymentId}`);
    const hosts = /data-embed-origins="([^"]*)"/.exec(await response.text())?.[1];
    return { ancestors: getFrameAncestors(response), hosts };
  };

  it('is allowed only for pages of the sandbox by default', async () => {
    assert.deepEqual(await open(), { ancestors: "'self'", hosts: '' });
    assert.deepEqual(await open([]), { ancestors: "'self'", hosts: '' });
  });

  it('is allowed for the sandbox and the configured origins, which its script gets too', async () => {
    const both = ORIGINS.join(' ');
    assert.deepEqual(await open(ORIGINS), { ancestors: `'self' ${both}`, hosts: both });
  });

  it('stays forbidden for the other pages', async () => {
    const page = walletPage({ gateway: createTestGateway(), baseUrl: BASE_URL, checkout: { embedOrigins: ORIGINS } });
    assert.equal(getFrameAncestors(await page.request('/wallet')), "'none'");
  });
});
