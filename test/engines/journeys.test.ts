import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { startMerchantSite, type MerchantSite } from '../e2e/support/merchant-site.js';
import { startSandbox, type Sandbox } from '../e2e/support/sandbox.js';
import { until } from '../e2e/support/until.js';
import type { Engine, Setting } from '../support/engines/engine.js';
import { openFirefox } from '../support/engines/firefox.js';
import { openWebKit } from '../support/engines/webkit.js';

/** A browser on a busy machine takes its time to start, and to draw. */
const WITHIN_MS = 60_000;

const OPEN: Readonly<Record<string, (setting: Setting) => Promise<Engine>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};
const chosen = process.env['ENGINES']?.split(',') ?? Object.keys(OPEN);

/** What stands in a part, in the status of a checkout too; null where there is none. */
const TEXT_OF = `
  const [part] = arguments;
  const roots = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const found = roots.map((root) => root.querySelector('[part~="' + part + '"]')).find(Boolean);
  return found ? found.textContent.replace(/\\s+/g, ' ').trim() : null;`;

for (const [name, open] of Object.entries(OPEN).filter(([each]) => chosen.includes(each)))
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
    afterEach(() => {
      assert.deepEqual(site.visits.filter((path) => path.startsWith('/problem')).map(decodeURIComponent), []);
    });

    const shows = (part: string, text: string | null): Promise<void> =>
      until(`${part} says ${text}`, async () => (await engine.run(TEXT_OF, part)) === text, WITHIN_MS);
    const visitsOf = (path: string, paymentId: string): number =>
      site.visits.filter((visit) => visit.startsWith(path) && visit.includes(paymentId)).length;
    const arrivesAt = async (path: string, paymentId: string): Promise<void> => {
      await until(
        `the page is ${path}`,
        async () => (await engine.currentUrl()).startsWith(site.url + path),
        WITHIN_MS,
      );
      assert.equal(new URL(await engine.currentUrl()).searchParams.get('payment_id'), paymentId);
      assert.equal(visitsOf(path, paymentId), 1);
    };

    for (const [tag, page] of [
      ['pay-status', '/checkout'],
      ['pay-checkout', '/buyer'],
    ] as const) {
      it(`is followed by <${tag}> to the way back to the shop, which is taken once`, async () => {
        const { paymentId } = await sandbox.create();
        await engine.goTo(`${site.url}${page}?payment_id=${paymentId}`);
        await shows('title', 'Waiting for your payment');
        await sandbox.step(paymentId, 'process');
        await shows('title', 'Payment on its way');
        await sandbox.step(paymentId, 'succeed');
        await arrivesAt('/thanks', paymentId);
        await engine.run('history.back();');
        await until('the page is back', async () => (await engine.currentUrl()).includes(page), WITHIN_MS);
        await shows('redirect-link', 'Back to the shop');
        assert.equal(await engine.run(TEXT_OF, 'stay-button'), null);
        assert.equal(visitsOf('/thanks', paymentId), 1);
      });
    }

    it('that is declined leads to the page for errors', async () => {
      const { paymentId } = await sandbox.create();
      await engine.goTo(`${site.url}/checkout?payment_id=${paymentId}`);
      await shows('title', 'Waiting for your payment');
      await sandbox.step(paymentId, 'decline');
      await arrivesAt('/sorry', paymentId);
    });

    it('says that it is reconnecting while the way to the gateway is cut, and goes on by itself', async () => {
      const { paymentId } = await sandbox.create();
      await engine.goTo(`${site.url}/checkout?payment_id=${paymentId}`);
      await sandbox.step(paymentId, 'process');
      await shows('title', 'Payment on its way');
      await sandbox.proxy.set('refuse');
      await until(
        'it says so',
        async () => String(await engine.run(TEXT_OF, 'note')).includes('Reconnecting'),
        WITHIN_MS,
      );
      assert.equal(await engine.run(TEXT_OF, 'title'), 'Payment on its way');
      await sandbox.proxy.set('pass');
      await shows('note', null);
      await sandbox.step(paymentId, 'succeed');
      await arrivesAt('/thanks', paymentId);
    });
  });
