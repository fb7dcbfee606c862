import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkoutPage } from '../../checkout/checkout.js';
import { walletPage } from '../../wallet/wallet.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';

const ORIGINS = ['https://shop.example', 'http://localhost:3000'];

const getFrameAncestors = (response: Response): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('The buyer’s page in a frame', () => {
  const open = async (embedOrigins?: readonly string[]) => {
    const gateway = createTestGateway();
    const page = checkoutPage({ gateway, baseUrl: BASE_URL, ...(embedOrigins && { checkout: { embedOrigins } }) });
    const { paymentId } = await gateway.create();
    const response = await page.request(`/?pid=${paymentId}`);
    const hosts = /data-embed-origins="([^"]*)"/.exec(await response.text())?.[1];
    return { ancestors: getFrameAncestors(response), hosts };
  };

  it('is for nobody unless the command says so', async () => {
    assert.deepEqual(await open(), { ancestors: "'none'", hosts: '' });
    assert.deepEqual(await open([]), { ancestors: "'none'", hosts: '' });
  });

  it('is for the origins that the command names, and tells its script the same ones', async () => {
    const both = ORIGINS.join(' ');
    assert.deepEqual(await open(ORIGINS), { ancestors: both, hosts: both });
  });

  it('leaves the other pages to themselves', async () => {
    const page = walletPage({ gateway: createTestGateway(), baseUrl: BASE_URL, checkout: { embedOrigins: ORIGINS } });
    assert.equal(getFrameAncestors(await page.request('/wallet')), "'none'");
  });
});
