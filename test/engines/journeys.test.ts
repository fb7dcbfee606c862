import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { privateKeyToAccount } from 'viem/accounts';
import { startMerchantSite, type MerchantSite } from '../e2e/support/merchant-site.js';
import { startSandbox, type Sandbox } from '../e2e/support/sandbox.js';
import { until } from '../e2e/support/until.js';
import type { Engine } from '../support/engines/engine.js';
import { ENGINES, WITHIN_MS } from './engines.js';
import { CLICK, READ_TEXT } from './page-scripts.js';

const ACCOUNT = privateKeyToAccount(`0x${'e6'.padStart(64, '0')}`);
const CHAIN = 'eip155:84532';
type TypedData = Parameters<(typeof ACCOUNT)['signTypedData']>[0];

/** A script: a wallet that announces itself (EIP-6963). What it is asked to sign is left for the test. */
const ANNOUNCE = `
  const [address, chain] = arguments;
  document.querySelector('pay-checkout').setAttribute('chains', chain);
  const answers = {
    eth_requestAccounts: () => [address],
    eth_accounts: () => [address],
    eth_chainId: () => '0x14a34',
    eth_signTypedData_v4: ([, toSign]) => new Promise((sign) => Object.assign(window, { toSign, sign })),
  };
  const provider = { request: async ({ method, params }) => answers[method](params) };
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Extension', rdns: 'extension.example' };
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  addEventListener('eip6963:requestProvider', announce);
  announce();`;

for (const [name, open] of ENGINES)
  describe(`a payment on a shop's page, from the CDN files, in ${name}`, () => {
    let sandbox: Sandbox;
    let site: MerchantSite;
    let engine: Engine;

    before(async () => {
      sandbox = await startSandbox();
      site = await startMerchantSite(sandbox.proxy.url);
      engine = await open({ motion: 'usual' });
    });
    after(async () => {
      await engine?.close();
      await site?.close();
      await sandbox?.stop();
    });
    let seen = 0;
    /** The console messages of the pages since the last call. */
    const takeProblems = (): readonly string[] => {
      const problems = site.visits.filter((path) => path.startsWith('/problem')).map(decodeURIComponent);
      return problems.slice(seen, (seen = problems.length));
    };
    afterEach(() => {
      assert.deepEqual(takeProblems(), []);
    });

    const shows = (part: string, text: string | null): Promise<void> =>
      until(`${part} shows ${text}`, async () => (await engine.run(READ_TEXT, part)) === text, WITHIN_MS);
    const countVisits = (path: string, paymentId: string): number =>
      site.visits.filter((visit) => visit.startsWith(path) && visit.includes(paymentId)).length;
    const arrivesAt = async (path: string, paymentId: string): Promise<void> => {
      await until(
        `the page is ${path}`,
        async () => (await engine.currentUrl()).startsWith(site.url + path),
        WITHIN_MS,
      );
      assert.equal(new URL(await engine.currentUrl()).searchParams.get('payment_id'), paymentId);
      assert.equal(countVisits(path, paymentId), 1);
    };

    for (const [tag, page, part, headline] of [
      ['pay-status', '/checkout', 'title', 'Waiting for your payment'],
      ['pay-checkout', '/buyer', 'wallet-title', 'Scan to pay with your phone'],
    ] as const) {
      it(`<${tag}> follows a payment to its success and redirects to the shop once`, async () => {
        const { paymentId } = await sandbox.create();
        await engine.goTo(`${site.url}${page}?payment_id=${paymentId}`);
        await shows(part, headline);
        await sandbox.step(paymentId, 'process');
        await shows('title', 'Payment on its way');
        await sandbox.step(paymentId, 'succeed');
        await arrivesAt('/thanks', paymentId);
        await engine.run('history.back();');
        await until('the page is back', async () => (await engine.currentUrl()).includes(page), WITHIN_MS);
        await shows('redirect-link', 'Back to the shop');
        assert.equal(await engine.run(READ_TEXT, 'stay-button'), null);
        assert.equal(countVisits('/thanks', paymentId), 1);
      });
    }

    it('<pay-checkout> lets the buyer pay with a wallet that announces itself, and redirects to the shop once', async () => {
      const { paymentId } = await sandbox.create();
      await sandbox.fund(`${CHAIN}:${ACCOUNT.address}`);
      await engine.goTo(`${site.url}/buyer?payment_id=${paymentId}`);
      await engine.run(ANNOUNCE, ACCOUNT.address, CHAIN);
      for (const part of ['wallet-button', 'pay-button'])
        await until(
          `${part} is clicked`,
          async () => (await engine.run(CLICK, `[part="${part}"]`)) === true,
          WITHIN_MS,
        );
      await shows('wallet-title', 'Approve 50.00 USDC in Extension');
      await until('the wallet is asked', async () => Boolean(await engine.run('return window.toSign;')), WITHIN_MS);
      const typedData = JSON.parse(String(await engine.run('return window.toSign;'))) as TypedData;
      await engine.run('window.sign(arguments[0]);', await ACCOUNT.signTypedData(typedData));
      await arrivesAt('/thanks', paymentId);
    });

    it('<pay-status> redirects to the error page when the payment is declined', async () => {
      const { paymentId } = await sandbox.create();
      await engine.goTo(`${site.url}/checkout?payment_id=${paymentId}`);
      await shows('title', 'Waiting for your payment');
      await sandbox.step(paymentId, 'decline');
      await arrivesAt('/sorry', paymentId);
    });

    it('<pay-status> shows that it is reconnecting while the gateway is unreachable, and recovers by itself', async () => {
      const { paymentId } = await sandbox.create();
      await engine.goTo(`${site.url}/checkout?payment_id=${paymentId}`);
      await sandbox.step(paymentId, 'process');
      await shows('title', 'Payment on its way');
      await sandbox.proxy.set('refuse');
      await until(
        'the note is shown',
        async () => String(await engine.run(READ_TEXT, 'note')).includes('Reconnecting'),
        WITHIN_MS,
      );
      assert.equal(await engine.run(READ_TEXT, 'title'), 'Payment on its way');
      // For the developer of the page, once.
      const [problem, ...others] = takeProblems();
      assert.match(problem ?? '', /<pay-status> No answer from/);
      assert.deepEqual(others, []);
      await sandbox.proxy.set('pass');
      await shows('note', null);
      await sandbox.step(paymentId, 'succeed');
      await arrivesAt('/thanks', paymentId);
    });
  });
