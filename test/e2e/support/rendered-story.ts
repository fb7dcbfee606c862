import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../../src/contract/index.js';
import type { LocaleKey } from '../../../src/locales/keys.js';
import { loadLocale } from '../../../src/locales/load-locale.js';
import type { MessagesOverride } from '../../../src/locales/messages.js';
import { ANSWERS } from './rendered-answers.js';
import { getContent, getRemovedElements, rememberElements, getLayoutShift, waitForHydration } from './rendered-page.js';
import { createOpener, type Tag } from './rendered-opener.js';
import { useRenderedSite } from './rendered-site.js';
import { until } from './until.js';
import { useTestEnvironment } from './test-environment.js';

const environment = useTestEnvironment();
const site = useRenderedSite();
const open = createOpener(environment, site);

/** Each status in the language that is there at once, and some in those that are loaded. */
const LANGUAGES = { en: PAYMENT_STATUSES, de: ['requires_action', 'succeeded'], ar: ['succeeded'] } as const;

const SHARE_BUTTON = /<button part="share-button">[^]*?<\/button>/;

/** Until what is returned is called, or the test is over: the next ones need theirs. */
const holdScripts = (test: TestContext): (() => void) => {
  const release = site().holdScripts();
  test.after(release);
  return release;
};

/** Behaviour that both elements share, each in a file of its own. */
export const describeServerRendered = (tag: Tag): void => {
  describe(`<${tag}> that a server has drawn`, () => {
    for (const status of FINAL_PAYMENT_STATUSES) {
      it(`tells the truth and leads back to the shop where no script runs, once it is ${status}`, async () => {
        const { page, said, asked } = await open({
          tag,
          inputs: { payment: ANSWERS[status] },
          script: 'hydrating',
          context: { javaScriptEnabled: false },
        });
        const link = page.locator('[part="redirect-link"]');
        const path = status === 'succeeded' ? 'thanks' : 'sorry';
        assert.equal(await link.getAttribute('href'), `${site().url}/${path}?payment_id=pay_1`);
        await page.locator('[part="title"]').first().waitFor();
        await Promise.all([page.waitForURL(new RegExp(path)), link.click()]);
        assert.deepEqual([said, asked], [[], []]);
      });
    }

    for (const [lang, statuses] of Object.entries(LANGUAGES))
      for (const status of statuses) {
        it(`is taken over as it stands, ${status}, in ${lang}`, async (test) => {
          const isEnd = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
          // A page whose gateway does not answer stays as it is.
          const { faults } = environment().server.gateway;
          test.after(() => {
            faults.clear();
          });
          if (!isEnd) faults.add({ route: 'GET /v1/gateway/*', kind: 'hang' });
          const release = holdScripts(test);
          const { page, said, asked } = await open({
            tag,
            inputs: { payment: ANSWERS[status], lang },
            script: 'hydrating',
          });
          await page.locator('[part="title"]').first().waitFor();
          const content = await getContent(page);
          const picture = (await page.screenshot()).toString('base64');
          await rememberElements(page);
          release();
          await waitForHydration(page);
          const words = await loadLocale(lang as LocaleKey);
          const [title] = status === 'failed' ? words.declined : words.statuses[status];
          assert.ok(content.includes(title));
          if (!isEnd) await until('the gateway was asked', () => asked.length > 0);
          // This browser cannot share, which a server does not know.
          const hasShare = tag === 'pay-checkout' && status === 'requires_action';
          assert.deepEqual(await getRemovedElements(page), hasShare ? ['button share-button'] : []);
          assert.equal(await getLayoutShift(page), 0);
          assert.equal(await getContent(page), hasShare ? content.replace(SHARE_BUTTON, '') : content);
          if (!hasShare) assert.equal((await page.screenshot()).toString('base64'), picture);
          if (isEnd) assert.deepEqual(asked, []);
          assert.deepEqual(said, []);
        });
      }

    it('keeps the focus where it is', async (test) => {
      const release = holdScripts(test);
      const { page, said } = await open({
        tag,
        inputs: { payment: ANSWERS.succeeded },
        script: 'hydrating',
      });
      const link = page.locator('[part="redirect-link"]');
      await link.focus();
      release();
      await waitForHydration(page);
      const focused = link.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement?.getAttribute('part'));
      assert.equal(await focused, 'redirect-link');
      assert.deepEqual(said, []);
    });

    it('speaks in texts of the page, and is taken over where the page gives it the same', async (test) => {
      const messages: MessagesOverride = { statuses: { succeeded: ['Thank you!', 'Your parcel is being packed.'] } };
      const given = `<script>document.querySelector('${tag}').messages = ${JSON.stringify(messages)}</script>`;
      const release = holdScripts(test);
      const { page, said } = await open({
        tag,
        inputs: { payment: ANSWERS.succeeded, messages },
        script: 'hydrating',
        change: (html) => html + given,
      });
      await page.getByText('Thank you!', { exact: true }).waitFor();
      await rememberElements(page);
      release();
      await waitForHydration(page);
      assert.deepEqual(await getRemovedElements(page), []);
      assert.deepEqual(said, []);
    });

    it('goes on from what was drawn until the end, and goes to the shop once', async () => {
      const { paymentId } = await environment().create();
      const { page, said } = await open({
        tag,
        inputs: { paymentId, payment: ANSWERS.requires_action, redirect: 'auto', redirectDelay: 100 },
        script: 'hydrating',
      });
      await page.getByText('Waiting for your payment').first().waitFor();
      await waitForHydration(page);
      await environment().step(paymentId, 'process');
      await page.getByText('Payment on its way').first().waitFor();
      await environment().step(paymentId, 'succeed');
      const thanks = `/thanks?payment_id=${paymentId}`;
      await page.waitForURL(site().url + thanks);
      const visits = site().visits.filter((path) => path.endsWith(paymentId));
      assert.deepEqual(visits, [thanks]);
      assert.deepEqual(said, []);
    });

    it('does not believe a page that is old: the gateway is asked at once', async () => {
      const { paymentId } = await environment().create();
      await environment().step(paymentId, 'process');
      const { page, asked } = await open({
        tag,
        inputs: { paymentId, payment: ANSWERS.requires_action },
        script: 'hydrating',
      });
      await page.getByText('Payment on its way').first().waitFor();
      const [first] = asked.map((url) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/status'));
      assert.equal(first?.searchParams.get('maxPollMs'), null);
    });

    it('announces what it was given, and takes the buyer to the shop, as after a first answer', async () => {
      const { page, asked } = await open({
        tag,
        inputs: { payment: ANSWERS.succeeded, redirect: 'auto', redirectDelay: 500 },
        script: 'hydrating',
        change: (html) => `<script>
          window.heard = [];
          for (const type of ['change', 'final', 'redirect', 'error'])
            addEventListener('pay-status-' + type, () => sessionStorage.heard = (sessionStorage.heard ?? '') + type + ' ');
          </script>${html}`,
      });
      await page.waitForURL(`${site().url}/thanks?payment_id=pay_1`);
      assert.equal(await page.evaluate(() => sessionStorage['heard'] as string), 'change final redirect ');
      assert.deepEqual(asked, []);
    });

    it('is drawn anew where the server has written something else', async () => {
      const { page, said } = await open({
        tag,
        inputs: { payment: ANSWERS.succeeded },
        script: 'hydrating',
        change: (html) => html.replaceAll('Payment complete', 'Payment failed'),
      });
      await waitForHydration(page);
      await page.getByText('Payment complete', { exact: true }).waitFor();
      assert.equal(await page.getByText('Payment failed').count(), 0);
      assert.deepEqual(said, []);
    });

    it('is drawn anew where another version has drawn it', async (test) => {
      const release = holdScripts(test);
      const { page, said } = await open({
        tag,
        inputs: { payment: ANSWERS.succeeded },
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
      assert.equal(await page.getByText('Payment complete', { exact: true }).count(), 1);
      assert.deepEqual(said, []);
    });

    it('is followed where its language does not come', async () => {
      const { asked, stalled } = await open({
        tag,
        inputs: { payment: ANSWERS.requires_action, lang: 'de' },
        script: 'hydrating',
        stall: /\/de-\w+\.js$/,
      });
      await until('its language is asked for', () => stalled.length > 0);
      await until('the gateway is asked', () => asked.some((url) => url.includes('/status')));
    });

    for (const script of ['plain', `cdn/${tag}.js`]) {
      it(`stands there once where it is not taken over: ${script}`, async () => {
        const { page, said, asked } = await open({
          tag,
          inputs: { payment: ANSWERS.succeeded },
          script: script.includes('/') ? `${environment().proxy.url}/${script}` : script,
        });
        await waitForHydration(page);
        await page.getByText('Payment complete', { exact: true }).waitFor();
        assert.equal(await page.getByText('Payment complete', { exact: true }).count(), 1);
        assert.deepEqual([said, asked], [[], []]);
      });
    }
  });
};
