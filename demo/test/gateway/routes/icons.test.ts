import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { reach } from '../../support/reach.js';
import { BUYER, createTestGateway, MERCHANT } from '../../support/test-gateway.js';
import { offer, signed } from '../../support/wallet.js';

const NOW = 'http://localhost:4002';

/** All icons in a response. */
const getIcons = (text: string): readonly string[] => text.match(/[^"]*\/icons\/[^"]*/g) ?? [];

it('every response has the icons at the present address of the gateway, whatever it was when the payment was paid', async () => {
  const store = createGatewayMemoryStore();
  const before = createTestGateway({ store, baseUrl: 'http://localhost:4001' });
  const simulated = await reach(before, 'succeeded');
  await before.sandbox(`payments/${simulated}/settle`);
  const { paymentId, wallet, option } = await offer(before);
  await wallet.confirm(await signed(option));
  await before.clock.advance(60_000);
  before.close();

  const gateway = createTestGateway({ store, baseUrl: NOW });
  const ids = [simulated, paymentId];
  const answers = ids.flatMap((id) => [`/v1/payments/${id}`, `/v1/payments/${id}/status`, `/sandbox/payments/${id}`]);
  const lists = ['/v1/payments', '/v1/merchants/payments', '/v1/merchants/merchant_demo/payments', '/sandbox/payments'];
  for (const path of [...answers, ...lists, ...ids.map((id) => `/v1/gateway/payment/${id}/status`)]) {
    const headers = path.startsWith('/v1/gateway') ? BUYER : MERCHANT;
    const response = await gateway.sendRequest(path, { headers });
    assert.equal(response.status, 200, path);
    const icons = getIcons(await response.text());
    assert.ok(icons.length >= 2, path);
    for (const icon of icons) assert.ok(icon.startsWith(`${NOW}/icons/`), `${path} ${icon}`);
  }
});

it('icons that somebody chose stay as they are', async () => {
  const gateway = createTestGateway();
  const { option, paymentId } = await offer(gateway);
  const iconUrl = 'https://cdn.example/icons/usdc.svg';
  const { amount } = option;
  const optionAmount = { ...amount, display: { ...amount.display, iconUrl, networkIconUrl: null } };
  await gateway.sandbox(`payments/${paymentId}/succeed`, { optionAmount });
  const { info } = await gateway.status(paymentId);
  assert.deepEqual(info?.optionAmount, optionAmount);
});
