import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findFreePort } from '../../../demo/test/support/free-port.js';
import { runProgram, writePrograms, type RunningProgram } from '../../server/merchant/documents.js';
import { DEFAULT_AUTO_SUCCEED_MS } from '../../../demo/gateway/gateway.js';
import { OPEN_HEADLINE, waitForHeadline } from '../support/headlines.js';
import { fundAddress } from '../support/paying/purchase.js';
import { createAccount } from '../support/paying/buyer-wallet.js';
import { injectWallet, WALLET_NAME } from '../support/paying/injected-wallet.js';
import { useTestEnvironment } from '../support/test-environment.js';
import { until } from '../support/until.js';

const environment = useTestEnvironment();

describe('the server of the README', () => {
  let folder = '';
  let url = '';
  let program: RunningProgram;
  let start: () => Promise<RunningProgram>;
  before(async () => {
    folder = await writePrograms('README.md');
    const port = String(await findFreePort());
    url = `http://localhost:${port}`;
    const gatewayUrl = environment().server.url;
    const endpoint = await fetch(`${gatewayUrl}/sandbox/webhook-endpoint`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: `${url}/webhooks` }),
    });
    const { secret } = (await endpoint.json()) as { secret: string };
    const keys = { MERCHANT_ID: 'merchant_demo', API_KEY: 'wcp_test_demo', APP_ID: 'app_demo' };
    start = async () => {
      const secrets = { SESSION_SECRET: 's'.repeat(32), WEBHOOK_SECRET: secret };
      const started = runProgram(join(folder, 'server.ts'), {
        GATEWAY_URL: gatewayUrl,
        ...keys,
        ...secrets,
        PORT: port,
      });
      await started.waitForOutput('Open http');
      return started;
    };
    program = await start();
  });
  after(async () => {
    await program.stop();
    await rm(folder, { recursive: true });
  });

  it('lets a buyer pay with a wallet over its own page, which sends the gateway nothing, and ships the order although it was killed meanwhile', async () => {
    const page = await environment().open();
    const signer = createAccount();
    const wallet = await injectWallet(page, { signer });
    await fundAddress(environment(), signer.address);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));

    await page.goto(url);
    const created = page.waitForResponse(`${url}/checkout`);
    await page.getByRole('button', { name: 'Pay with crypto' }).click();
    const { paymentId } = (await (await created).json()) as { paymentId: string };
    await page.getByRole('button', { name: WALLET_NAME }).click();
    await wallet.approve('connect');
    const pay = page.locator('[part="pay-button"][aria-disabled="false"]');
    await pay.waitFor();
    assert.equal(await pay.innerText(), `Pay 12.50 USDC with ${WALLET_NAME}`);
    await pay.click();
    await wallet.approve('sign');

    const { payments, clock } = environment().server.gateway;
    const has = (status: string): Promise<void> =>
      until(`the payment is ${status}`, async () => (await payments.get(paymentId)).state.status === status);
    await has('processing');
    await program.stop();
    program = await start();
    await clock.advance(DEFAULT_AUTO_SUCCEED_MS);
    await has('succeeded');
    await waitForHeadline(page, 'Paid $12.50 to Shop');
    await program.waitForOutput('Ship order-');

    const transfers = (await environment().readLedger(paymentId)).map(({ kind, account }) => [
      kind,
      account.toLowerCase(),
    ]);
    assert.deepEqual(transfers, [['payment', `eip155:84532:${signer.address}`.toLowerCase()]]);
    assert.deepEqual([wallet.count('connect'), wallet.count('sign')], [1, 1]);
    assert.deepEqual(
      requests.filter((request) => new URL(request).pathname.startsWith('/v1/')),
      [],
    );
    assert.ok(requests.includes(`${url}/checkout/${paymentId}/pay/confirm`));
    assert.deepEqual(environment().errors, []);
  });

  it('leads from a phone to the browser of a wallet, by a link that needs no query', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const context = await environment().newContext(phone);
    const page = await context.newPage();
    await page.goto(url);
    assert.equal(await page.evaluate('innerWidth'), phone.viewport.width);
    const opened = page.waitForRequest(/^https:\/\/link\.metamask\.io\//);
    await page.getByRole('button', { name: 'Pay with crypto' }).tap();
    await page.getByRole('button', { name: 'MetaMask' }).tap();
    const link = (await opened).url().replace('https://link.metamask.io/dapp/', 'http://');
    const inWallet = await environment().open(link.replace(/\?.*/, ''));
    await inWallet.getByRole('heading', { name: OPEN_HEADLINE }).waitFor();
    assert.equal(await inWallet.locator('[part="amount"]').innerText(), '$12.50');
    assert.deepEqual(environment().errors, []);
    await context.close();
  });
});
