import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openCheckout } from './support/checkout.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const CHUNKS = ['create-wallet-pane', 'pay-checkout', 'pay-status', 'shared'];

/** The files below `/cdn/` that a page requests; chunks without the digest of a build. */
const recordFiles = (page: Page): readonly string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/cdn\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file !== undefined) files.push(CHUNKS.find((name) => file.startsWith(name)) ?? file);
  });
  return files;
};

describe('the hosted checkout', () => {
  it('loads neither the part that pays with a wallet nor the texts of other languages before they are needed', async () => {
    const { gatewayUrl } = await environment().create();
    const page = await environment().open();
    const files = recordFiles(page);
    await openCheckout(page, gatewayUrl);
    assert.deepEqual([...files].sort(), ['pay-checkout', 'pay-status', 'shared']);
    await page.getByRole('button', { name: 'Pay with a wallet' }).click();
    await page.getByRole('button', { name: 'Sandbox wallet' }).waitFor();
    assert.deepEqual(files.slice(3), ['create-wallet-pane']);
    assert.deepEqual(environment().errors, []);
  });
});
