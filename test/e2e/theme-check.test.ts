import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useMerchantSite } from './support/merchant-site.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

describe('the contrast check from a script tag', () => {
  const site = useMerchantSite(environment);

  it('warns about colours with too little contrast, and again when the theme changes', async () => {
    const { paymentId } = await environment().create();
    const page = await environment().open(`${site().url}/buyer?payment_id=${paymentId}`);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.getByText('Waiting for your payment').first().waitFor();
    await page.addScriptTag({ type: 'module', url: `${environment().server.url}/cdn/theme-check.js` });
    await page.addStyleTag({ content: 'pay-checkout { --pay-text-muted: #aaa }' });
    await until('a warning', () => warnings.length > 0);
    assert.match(warnings[0]!, /^pay-status: --pay-text-muted \(#aaaaaa\) .+ on --pay-surface \(#ffffff\)/);
    await page.addStyleTag({ content: ':root { --pay-warning: #ffe9c0 }' });
    await until('another one', () => warnings.length > 1);
    assert.match(warnings[1]!, /^pay-status: --pay-warning \(#ffe9c0\)/);
    assert.equal(warnings.length, 2);
    assert.deepEqual(environment().errors, []);
  });
});
