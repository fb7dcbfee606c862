import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { FINAL_PAYMENT_STATUSES } from '../../../src/contract/index.js';
import { loadLocale } from '../../../src/locales/load-locale.js';
import type { Messages, MessagesOverride } from '../../../src/locales/messages.js';
import { getAnswer } from './rendered-answers.js';
import { getContent, getRemovedElements, rememberElements, getLayoutShift, waitForHydration } from './rendered-page.js';
import { createOpener, type Tag } from './rendered-opener.js';
import { OPEN_HEADLINE } from './headlines.js';
import { useRenderedSite } from './rendered-site.js';
import { until } from './until.js';
import { useTestEnvironment } from './test-environment.js';

const environment = useTestEnvironment();
const site = useRenderedSite();
/** An open and a final status in the built-in language, and one in a language that is loaded. */
const HYDRATED = [
  ['en', 'requires_action', 'auto'],
  ['en', 'requires_action', 'none'],
  ['en', 'failed', 'auto'],
  ['ar', 'succeeded', 'auto'],
] as const;

const SHARE_ELEMENTS = ['button share-button', 'span', 'svg', 'path', 'span'];
const SHARE_BUTTON = /<button part="share-button"[^>]*>[^]*?<\/button>/;

/** In a page without timers, wallets never had their time to announce themselves, after which the ways to pay are laid out. */
const NO_TIMERS = '<script>setTimeout = () => 0</script>';

/** Delays the scripts until the returned function is called or the test ends. */
const holdScripts = (test: TestContext): (() => void) => {
  const release = site().holdScripts();
  test.after(release);
  return release;
};

/** Behaviour of both elements; each has a test file of its own, so that they run in parallel. */
export const describeServerRendered = (tag: Tag): void => {
  const open = createOpener(environment, site);
  const paid = tag === 'pay-status' ? 'Payment complete' : 'Paid €12.34 to Coffee Shop';
  const openTitle = tag === 'pay-status' ? 'Waiting for your payment' : OPEN_HEADLINE;
  const getTitle = (status: keyof Messages['statuses'], { declined, statuses, checkout }: Messages): string => {
    if (status === 'failed') return declined[0];
    if (tag === 'pay-status') return statuses[status][0];
    return status === 'succeeded' ? checkout.paidTitle : checkout.pickWallet;
  };
  describe(`a server-rendered <${tag}>`, () => {
    for (const status of ['succeeded', 'failed'] as const) {
      it(`shows its status and a link to the shop without JavaScript, ${status}`, async () => {
        const { page, logs, requests } = await open({
          tag,
          inputs: { payment: getAnswer(status) },
          script: 'hydrating',
          context: { javaScriptEnabled: false },
        });
        const link = page.locator('[part="redirect-link"]');
        const path = status === 'succeeded' ? 'thanks' : 'sorry';
        assert.equal(await link.getAttribute('href'), `${site().url}/${path}?payment_id=pay_1`);
        await page.locator('[part="title"]').first().waitFor();
        await Promise.all([page.waitForURL(new RegExp(path)), link.click()]);
        assert.deepEqual([logs, requests], [[], []]);
      });
    }

    for (const [lang, status, wallet] of HYDRATED) {
      if (tag === 'pay-status' && wallet === 'none') continue;
      it(`hydrates without changing the DOM, ${status}, in ${lang}, wallets: ${wallet}`, async (test) => {
        const isEnd = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
        // Without a response of the gateway, the page does not change.
        const { faults } = environment().server.gateway;
        test.after(() => {
          faults.clear();
        });
        if (!isEnd) faults.add({ route: 'GET /v1/gateway/*', kind: 'hang' });
        const release = holdScripts(test);
        const { page, logs, requests } = await open({
          tag,
          inputs: { payment: getAnswer(status), lang, ...(tag === 'pay-checkout' && { wallet }) },
          script: 'hydrating',
          change: (html) => (isEnd ? html : NO_TIMERS + html),
        });
        await page.locator('[part="title"], [part="wallet-title"]').first().waitFor();
        const content = await getContent(page);
        const picture = (await page.screenshot()).toString('base64');
        await rememberElements(page);
        // The content moves a little if the browser paints before it has parsed the whole page.
        const layoutShift = await getLayoutShift(page);
        release();
        await waitForHydration(page);
        const messages = await loadLocale(lang);
        for (const words of getTitle(status, messages).split(/\{\w+\}/)) assert.ok(content.includes(words));
        if (!isEnd) await until('a status is requested', () => requests.length > 0);
        // The server renders a share button, which is removed because this browser cannot share.
        const hasShare = tag === 'pay-checkout' && status === 'requires_action';
        assert.deepEqual(await getRemovedElements(page), hasShare ? SHARE_ELEMENTS : []);
        if (!hasShare) assert.equal(await getLayoutShift(page), layoutShift);
        assert.equal(await getContent(page), hasShare ? content.replace(SHARE_BUTTON, '') : content);
        if (!hasShare) assert.equal((await page.screenshot()).toString('base64'), picture);
        if (isEnd) assert.deepEqual(requests, []);
        assert.deepEqual(logs, []);
      });
    }

    it('keeps the focus during hydration', async (test) => {
      const release = holdScripts(test);
      const { page, logs } = await open({
        tag,
        inputs: { payment: getAnswer('succeeded') },
        script: 'hydrating',
      });
      const link = page.locator('[part="redirect-link"]');
      await link.focus();
      release();
      await waitForHydration(page);
      const focused = link.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement?.getAttribute('part'));
      assert.equal(await focused, 'redirect-link');
      assert.deepEqual(logs, []);
    });

    it('hydrates custom messages if the page sets the same ones', async (test) => {
      const messages: MessagesOverride = {
        statuses: { succeeded: ['Thank you!', 'Your parcel is being packed.'] },
        checkout: { paidTitle: 'Thank you!' },
      };
      const script = `<script>document.querySelector('${tag}').messages = ${JSON.stringify(messages)}</script>`;
      const release = holdScripts(test);
      const { page, logs } = await open({
        tag,
        inputs: { payment: getAnswer('succeeded'), messages },
        script: 'hydrating',
        change: (html) => html + script,
      });
      await page.getByText('Thank you!', { exact: true }).waitFor();
      await rememberElements(page);
      release();
      await waitForHydration(page);
      assert.deepEqual(await getRemovedElements(page), []);
      assert.deepEqual(logs, []);
    });

    it('continues from the rendered status to the final one, and redirects once', async () => {
      const { paymentId } = await environment().create();
      const { page, logs } = await open({
        tag,
        inputs: { paymentId, payment: getAnswer('requires_action'), redirect: 'auto', redirectDelay: 100 },
        script: 'hydrating',
      });
      await page.getByText(openTitle).first().waitFor();
      await waitForHydration(page);
      await environment().step(paymentId, 'process');
      await page.getByText('Payment on its way').first().waitFor();
      await environment().step(paymentId, 'succeed');
      const thanks = `/thanks?payment_id=${paymentId}`;
      await page.waitForURL(site().url + thanks);
      const visits = site().visits.filter((path) => path.endsWith(paymentId));
      assert.deepEqual(visits, [thanks]);
      assert.deepEqual(logs, []);
    });

    it('fires the events and redirects for a rendered final status', async () => {
      const { page, requests } = await open({
        tag,
        inputs: { payment: getAnswer('succeeded'), redirect: 'auto', redirectDelay: 500 },
        script: 'hydrating',
        redirects: true,
        change: (html) => `<script>
          window.fired = [];
          for (const type of ['change', 'final', 'redirect', 'error'])
            addEventListener('pay-status-' + type, () => sessionStorage.fired = (sessionStorage.fired ?? '') + type + ' ');
          </script>${html}`,
      });
      await page.waitForURL(`${site().url}/thanks?payment_id=pay_1`);
      assert.equal(await page.evaluate(() => sessionStorage['fired'] as string), 'change final redirect ');
      assert.deepEqual(requests, []);
    });

    it('renders again if the server rendered something else', async () => {
      const { page, logs } = await open({
        tag,
        inputs: { payment: getAnswer('succeeded') },
        script: 'hydrating',
        change: (html) => html.replaceAll(/Payment complete|Paid /g, 'Payment failed '),
      });
      await waitForHydration(page);
      await page.getByText(paid, { exact: true }).waitFor();
      assert.equal(await page.getByText('Payment failed').count(), 0);
      assert.deepEqual(logs, []);
    });

    it('renders again if another version rendered it', async (test) => {
      const release = holdScripts(test);
      const { page, logs } = await open({
        tag,
        inputs: { payment: getAnswer('succeeded') },
        script: 'hydrating',
        change: (html) =>
          html
            .replaceAll(/<!--lit-part \S+-->/g, '<!--lit-part AAAAAAAAAAA=-->')
            .replaceAll(/<style[^>]*>/g, '$&:host { --of-another-version: 1 }'),
      });
      const oldStyle = (): Promise<string> =>
        page.locator(tag).evaluate((element) => getComputedStyle(element).getPropertyValue('--of-another-version'));
      assert.equal(await oldStyle(), '1');
      await rememberElements(page);
      release();
      await waitForHydration(page);
      assert.notDeepEqual(await getRemovedElements(page), []);
      assert.equal(await oldStyle(), '');
      assert.equal(await page.getByText(paid, { exact: true }).count(), 1);
      assert.deepEqual(logs, []);
    });

    for (const script of ['plain', `cdn/${tag}.js`]) {
      it(`renders its content once without hydration: ${script}`, async () => {
        const { page, logs, requests } = await open({
          tag,
          inputs: { payment: getAnswer('succeeded') },
          script: script.includes('/') ? `${environment().proxy.url}/${script}` : script,
        });
        await waitForHydration(page);
        await page.getByText(paid, { exact: true }).waitFor();
        assert.equal(await page.getByText(paid, { exact: true }).count(), 1);
        assert.deepEqual([logs, requests], [[], []]);
      });
    }
  });
};
