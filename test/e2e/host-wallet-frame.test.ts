import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { TypedData } from '../../demo/test/support/independent-signer.js';
import type { EmbeddedCheckout } from '../../src/host/parent/embed-checkout.js';
import { useHostSites } from './support/host-site.js';
import { createAccount } from './support/paying/buyer-wallet.js';
import { pickWallet } from './support/paying/pick-wallet.js';
import { assertPaidOnce, fundAddress, type PaidPage } from './support/paying/purchase.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const { ready, sites } = useHostSites();
/** The host on the site of the sandbox, but another origin: browsers may block storage in frames of other sites. */
const toHostUrl = (url: string): string => url.replace('127.0.0.1', 'localhost');
const environment = useTestEnvironment(async () => ({ embedOrigins: [toHostUrl((await ready).shop.url)] }));

declare global {
  var embedded: EmbeddedCheckout;
}

/** The wallet that the embedding page passes to `embedCheckout`. */
const createHostWallet = (address: string, chains: readonly string[]): string => `
  if (window === parent) globalThis.hostWallet = {
    id: 'com.example.host',
    name: 'Host wallet',
    accounts: async () => [${JSON.stringify(address)}],
    selectChain: async (chain) => {
      if (!${JSON.stringify(chains)}.includes(chain)) throw Object.assign(new Error('No such chain.'), { code: 4902 });
    },
    sign: ({ params }) => signInHost(params[1]),
    subscribe: () => () => undefined,
  };`;

interface HostPage extends PaidPage {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly payButton: Locator;
  /** The texts that the wallet was asked to sign. */
  readonly requests: readonly string[];
  /** Lets the person approve the request that is open. */
  readonly approve: () => void;
}

/** Opens a page of another origin that embeds the checkout with a wallet, and chooses this wallet. */
const openHost = async (chains = ['eip155:84532', 'eip155:11155111']): Promise<HostPage> => {
  const signer = createAccount();
  await fundAddress(environment(), signer.address);
  const { paymentId, gatewayUrl } = await environment().create();
  const context = await environment().newContext();
  const requests: string[] = [];
  let approve = (): void => assert.fail('no request is open');
  await context.exposeFunction(
    'signInHost',
    (text: string) =>
      new Promise<string>((resolve) => {
        requests.push(text);
        approve = () => {
          resolve(signer.sign(JSON.parse(text) as TypedData));
        };
      }),
  );
  await context.addInitScript({ content: createHostWallet(signer.address, chains) });
  const page = await context.newPage();
  await page.goto(`${toHostUrl(sites().shop.url)}/embed?src=${encodeURIComponent(gatewayUrl)}`);
  const frame = page.frameLocator('iframe[title="Payment"]');
  const pane = frame.locator('[part="wallet"]');
  await pickWallet(frame, 'Host wallet');
  await pane.locator('[part="pay-button"][aria-disabled="false"]').waitFor();
  return {
    ...{ paymentId, page, frame, requests, wallet: signer },
    payButton: pane.locator('[part="pay-button"]'),
    approve: () => {
      approve();
    },
  };
};

const waitForRequest = ({ requests }: HostPage): Promise<void> =>
  until('the wallet is asked', () => requests.length === 1);

describe('the wallet of a page that embeds the checkout from another origin', () => {
  it('pays once, however late the person approves', async () => {
    const host = await openHost();
    await host.payButton.dblclick();
    await waitForRequest(host);
    await host.frame.getByText('Approve 50.00 USDC in Host wallet').first().waitFor();
    // Four of the five minutes that a payment has.
    await environment().server.gateway.clock.advance(240_000);
    host.approve();
    await assertPaidOnce(environment(), host);
    assert.equal(host.requests.length, 1);
  });

  it('pays nothing on a chain that it does not have, and the page says so', async () => {
    const host = await openHost([]);
    await host.payButton.click();
    await host.frame
      .getByText(/Your wallet did not switch to /)
      .first()
      .waitFor();
    await host.frame.locator('[part="wallet"] button:not([aria-disabled="true"])').first().waitFor();
    assert.deepEqual(host.requests, []);
    assert.deepEqual(await environment().readLedger(host.paymentId), []);
  });

  it('pays nothing if the host has closed the checkout while the prompt was open', async () => {
    const host = await openHost();
    await host.payButton.click();
    await waitForRequest(host);
    await host.page.evaluate(() => {
      embedded.close();
    });
    await host.page.waitForFunction(() => receivedFromFrame.some(({ type }) => type === 'close'));
    host.approve();
    await host.frame.locator('[part="wallet"] button:not([aria-disabled="true"])').first().waitFor();
    assert.deepEqual(await environment().readLedger(host.paymentId), []);
    assert.deepEqual(environment().errors, []);
  });
});
