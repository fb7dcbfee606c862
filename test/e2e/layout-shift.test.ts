import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { FINAL_PAYMENT_STATUSES as ENDS } from '../../src/contract/payment-status.js';
import { TAGS } from './support/gallery.js';
import { readMovements, watchMovements } from './support/movements.js';
import { usePages } from './support/pages.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();
const pages = usePages();

type FinalStatus = (typeof ENDS)[number];

const DIRECTIONS = { de: 'ltr', fi: 'ltr', ar: 'rtl', ja: 'ltr' } as const;

/** Long and short words, both directions, the narrowest to the widest page, a font with usual and one with wide letters. */
const CASES = [
  { language: 'de', width: 320, font: 'DejaVu Sans' },
  { language: 'ar', width: 360, font: 'Liberation Sans' },
  { language: 'fi', width: 768, font: 'DejaVu Sans' },
  { language: 'ja', width: 1280, font: 'Liberation Sans' },
] as const;
type Case = (typeof CASES)[number];

/** High enough for the whole page: the browser's layout shift score ignores what is outside the viewport. */
const HEIGHT_PX = 30_000;
/** A place for each checkout whose content sets its height, so that it moves nothing below. */
const PLACE_PX = 2_400;
/** A checkout with this height, which a page may set, never changes its own. */
const KEPT_PX = 1_400;
/** Time without any response, by the gateway's clock: it is advanced once all elements are observed. */
const CONNECTING_MS = 60_000;
/** For all elements together; CLS below 0.1 counts as good. A text with more lines than the previous one moves what is below. */
const MAX_SHIFT_INSIDE = 0.01;
/** Longer than any test, so that no page redirects. */
const REDIRECT_DELAY_MS = 3_600_000;

const AROUND = '<p class="around">The next paragraph of the page.</p>';

/** Checkouts whose height their content sets once nothing can be paid any more: the others have a height of their page. */
const isFitted = (id: string): boolean => id.startsWith('pay-checkout') && !id.endsWith(' and back');
const isFitting = (move: string): boolean => /^(after )?pay-checkout to \w+: (height|gap) /.test(move);

/** What a shop shows of itself: four items, of which one is folded, and a link to help. */
const SHOP = `items='${JSON.stringify(['One', 'Two', 'Three', 'Four'].map((name) => ({ name })))}' help-url="https://shop.example/help"`;

/** The same payments in both elements, with and without redirect URLs, each between paragraphs. */
const renderElements = (paymentIds: Readonly<Record<FinalStatus, string>>): string => {
  const addresses = `success-url="${pages().url}/thanks" error-url="${pages().url}/sorry" redirect-delay="${REDIRECT_DELAY_MS}"`;
  const element = (tag: string, end: FinalStatus, isLeaving: boolean): string => {
    const id = `${tag} to ${end}${isLeaving ? ' and back' : ''}`;
    const source = `payment-id="${paymentIds[end]}" base-url="${environment().proxy.url}" app-id="app_demo"`;
    const link = `gateway-url="${environment().proxy.url}/?pid=${paymentIds[end]}"`;
    const shop = tag === 'pay-checkout' && isLeaving ? `${SHOP} class="kept"` : '';
    const rendered = `<${tag} id="${id}" ${source} ${link} ${isLeaving ? addresses : ''} ${shop}></${tag}>`;
    const place = isFitted(id) ? `<div class="place">${rendered}</div>` : rendered;
    return `${place}<p class="around" id="after ${id}">The next paragraph of the page.</p>`;
  };
  return TAGS.flatMap((tag) =>
    ENDS.flatMap((end) => [false, true].map((isLeaving) => element(tag, end, isLeaving))),
  ).join('');
};

/** The elements are inserted once they are defined: the space for undefined ones is up to the page. */
const renderPage = ({ language, font }: Case, elements: string): string => `<!doctype html>
  <html lang="${language}" dir="${DIRECTIONS[language]}"><meta charset="utf-8" /><title>Shop</title>
  <link rel="icon" href="data:," /><style>body { margin: 16px; --pay-font: '${font}'; font: 16px '${font}'; } .place { min-height: ${PLACE_PX}px; } .kept { --pay-min-height: ${KEPT_PX}px; }</style>
  <body>${AROUND}<template>${elements}</template>
  <script type="module">
    await Promise.all(${JSON.stringify(TAGS)}.map((tag) => import('${environment().proxy.url}/cdn/' + tag + '.js')));
    document.body.append(document.querySelector('template').content);
    requestAnimationFrame(() => requestAnimationFrame(() => document.documentElement.classList.add('shown')));
  </script></body></html>`;

/** Waits until both elements of a payment, twice each, are in a status. */
const waitForStatus = (page: Page, end: FinalStatus, state: string): Promise<unknown> =>
  page.waitForFunction(
    ([name, css]) =>
      [...document.querySelectorAll(`:is(pay-status, pay-checkout)[id*="to ${name}"]`)].every((element) =>
        (element.shadowRoot?.querySelector('pay-status') ?? element).matches(`:state(${css})`),
      ),
    [end, state] as const,
  );

const openPage = async (layout: Case) => {
  const { language, width } = layout;
  const entries = await Promise.all(ENDS.map(async (end) => [end, (await environment().create()).paymentId] as const));
  const paymentIds = Object.fromEntries(entries) as Record<FinalStatus, string>;
  const context = await environment().newContext({ viewport: { width, height: HEIGHT_PX }, locale: language });
  const page = await context.newPage();
  const { gateway } = environment().server;
  gateway.faults.add({ route: 'GET /v1/gateway/*', kind: 'delay', delayMs: CONNECTING_MS });
  await page.goto(pages().publish(renderPage(layout, renderElements(paymentIds))));
  await page.locator('.shown').waitFor();
  await watchMovements(page, '.around, pay-status, pay-checkout');
  assert.equal(await page.locator(':state(requires-action)').count(), 0, 'no status has arrived yet');
  gateway.faults.clear();
  await gateway.clock.advance(CONNECTING_MS);
  return { page, paymentIds };
};

describe('the content around the elements', () => {
  for (const layout of CASES) {
    const { language, width, font } = layout;
    it(`never moves between connecting and any final status, but for checkouts that fit their content, ${width} px wide, in ${language}, in ${font}`, async () => {
      const { page, paymentIds } = await openPage(layout);
      for (const end of ENDS) await waitForStatus(page, end, 'requires-action');
      for (const end of ENDS)
        for (const step of STEPS_TO[end]) {
          await environment().step(paymentIds[end], step);
          await waitForStatus(page, end, step === STEPS_TO[end].at(-1) ? end : 'processing');
        }
      await page
        .locator('[part="stay-button"]')
        .nth(TAGS.length * ENDS.length - 1)
        .waitFor();
      assert.ok(
        (await page.evaluate(() => document.documentElement.scrollHeight)) <= HEIGHT_PX,
        'the whole page is visible',
      );
      const { moves, shift, pageShift, frames } = await readMovements(page);
      assert.ok(frames > 0);
      assert.deepEqual(
        moves.filter((move) => !isFitting(move)),
        [],
      );
      assert.equal(pageShift, 0);
      assert.ok(shift < MAX_SHIFT_INSIDE, `${shift} inside`);
      assert.deepEqual(environment().errors, []);
      await page.context().close();
    });
  }
});
