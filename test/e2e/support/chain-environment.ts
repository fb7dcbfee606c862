import { after, afterEach, before } from 'node:test';
import type { Page } from 'playwright-core';
import { startLocalNode, type LocalNode } from '../../../demo/drivers/anvil.js';
import { openEvmRail } from '../../../demo/gateway/rails/evm/index.js';
import { createGatewayMemoryStore } from '../../../demo/gateway/store/memory/memory-store.js';
import { startTestEnvironment, type TestEnvironment } from './test-environment.js';

interface ChainEnvironment {
  readonly environment: () => TestEnvironment;
  readonly node: () => LocalNode;
}

/** Starts one environment with a local node for the tests of a file. */
export const useChainEnvironment = (): ChainEnvironment => {
  let node: LocalNode;
  let running: Awaited<ReturnType<typeof startTestEnvironment>>;
  before(async () => {
    node = await startLocalNode({ genesisTimeS: Math.floor(Date.now() / 1_000), onError: () => undefined });
    const store = createGatewayMemoryStore();
    const rail = await openEvmRail({
      ...{ url: node.url, store, isLocal: true, confirmations: 1, relayerKey: undefined },
      nowMs: Date.now,
    });
    running = await startTestEnvironment({}, { store, rail });
  });
  afterEach(() => running.closePages());
  after(async () => {
    await running.stop();
    await node.stop();
  });
  return { environment: () => running.environment, node: () => node };
};

/** Approves a request of the sandbox's test wallet. */
export const approve = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();

/** Opens a payment, connects the test wallet that the page announces, chooses a coin and presses the pay button. */
export const payWithCoin = async ({ open }: TestEnvironment, gatewayUrl: string, symbol: string): Promise<Page> => {
  const page = await open(gatewayUrl);
  await page.getByRole('button', { name: 'Sandbox wallet' }).click();
  await approve(page);
  await page.getByRole('radio', { name: symbol }).check();
  await page.locator('[part="pay-button"][aria-disabled="false"]', { hasText: symbol }).click();
  return page;
};
