import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadWalletLocale } from '../../../src/locales/wallet/load-wallet-locale.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

describe('paying with a wallet on the hosted page', () => {
  for (const language of ['de', 'ar', 'pt-PT'])
    it(`is in the language of the browser, ${language}`, async () => {
      const { pickWallet, dir } = await loadWalletLocale(language);
      const { gatewayUrl } = await environment().create();
      const context = await environment().newContext({ locale: language });
      const page = await context.newPage();
      await page.goto(gatewayUrl);
      await page.locator('[part="wallet-open-button"]').click();
      const title = page.locator('[part="wallet-title"]');
      await title.waitFor();
      assert.equal((await title.innerText()).trim(), pickWallet);
      assert.equal(await title.evaluate((element) => getComputedStyle(element).direction), dir);
      assert.deepEqual(environment().errors, []);
      await context.close();
    });
});
