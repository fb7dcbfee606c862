import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadLocale } from '../../../src/locales/load-locale.js';
import { en } from '../../../src/locales/languages/en/wallet.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

/** Opens the wallets to pay with on the page of a new payment, in a browser of this language. */
const openPane = async (language: string, blocked?: string) => {
  const { gatewayUrl } = await environment().create();
  const context = await environment().newContext({ locale: language });
  const page = await context.newPage();
  if (blocked) await page.route(blocked, (route) => route.abort());
  await page.goto(gatewayUrl);
  const title = page.locator('[part="wallet-title"]');
  await title.waitFor();
  return { context, title };
};

describe('paying with a wallet on the hosted page', () => {
  for (const [language, key] of [
    ['de', 'de'],
    ['ar', 'ar'],
    ['pt-PT', 'pt-pt'],
  ] as const)
    it(`is in the language of the browser, ${language}`, async () => {
      const { dir, checkout } = await loadLocale(key);
      const { context, title } = await openPane(language);
      assert.equal((await title.innerText()).trim(), checkout.pickWallet);
      assert.equal(await title.evaluate((element) => getComputedStyle(element).direction), dir);
      assert.deepEqual(environment().errors, []);
      await context.close();
    });

  it('is English, from left to right, where the file of the language cannot be loaded', async () => {
    const { context, title } = await openPane('ar', '**/locales/wallet/**');
    await title.page().locator('[part="wallet-button"]').first().click();
    await title.filter({ hasText: en.connecting[0].replace('{wallet}', '').trim() }).waitFor();
    assert.equal(await title.evaluate((element) => getComputedStyle(element).direction), 'ltr');
    assert.equal(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')), 'en');
    environment().errors.length = 0;
    await context.close();
  });
});
