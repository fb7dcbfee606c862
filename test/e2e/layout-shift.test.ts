import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { during, readMovements, watchMovements } from './support/movements.js';
import { usePages } from './support/pages.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();
const pages = usePages();

const DIRECTIONS = { de: 'ltr', ar: 'rtl', ja: 'ltr' } as const;

/** Long and short words, both directions, and each layout: folded, in one column, and side by side. */
const CASES = [
  { language: 'de', width: 320 },
  { language: 'ar', width: 600 },
  { language: 'ja', width: 1280 },
] as const;
type Case = (typeof CASES)[number];

/** High enough for the whole page, so that nothing scrolls. */
const HEIGHT_PX = 3_000;
/** Time without any response, by the gateway's clock. */
const WAITING_MS = 60_000;

const ITEMS = JSON.stringify(['One', 'Two', 'Three', 'Four'].map((name) => ({ name })));

const renderPage = ({ language }: Case, paymentId: string, url: string): string => `<!doctype html>
  <html lang="${language}" dir="${DIRECTIONS[language]}"><meta charset="utf-8" /><title>Shop</title>
  <link rel="icon" href="data:," /><script type="module" src="${url}/cdn/pay-checkout.js"></script>
  <body><pay-checkout payment-id="${paymentId}" base-url="${url}" app-id="app_demo" gateway-url="${url}/?pid=${paymentId}"
    expires-at="${Math.floor(Date.now() / 1_000) + 3_600}" items='${ITEMS}' help-url="https://shop.example/help"></pay-checkout></body></html>`;

/**
 * The footer follows the end of the sheet, where notes and late wallets are added. In a list, late wallets come after the other
 * rows, and before the links.
 */
const mayFollow = (move: string): boolean =>
  /: (?:help-link|cancel-button) /.test(move) ||
  /^a wallet announces itself late: (?:wallet-link|fold-button|copy-button) /.test(move);

/** Announces a wallet (EIP-6963) under a name. */
const announce = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(`{
    const provider = { request: () => new Promise(() => undefined), on() {}, removeListener() {} };
    const info = { uuid: crypto.randomUUID(), name: '${name}', rdns: '${name.toLowerCase()}.example', icon: '' };
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
  }`);
};

/** Opens a checkout whose details the gateway does not answer yet. */
const openWithoutDetails = async (layout: Case): Promise<Page> => {
  const { proxy, server, create, newContext } = environment();
  const { paymentId } = await create();
  server.gateway.faults.add({ route: `GET /v1/gateway/payment/${paymentId}`, kind: 'delay', delayMs: WAITING_MS });
  const viewport = { width: layout.width, height: HEIGHT_PX };
  const page = await (await newContext({ viewport, locale: layout.language, reducedMotion: 'reduce' })).newPage();
  await page.goto(pages().publish(renderPage(layout, paymentId, proxy.url)));
  return page;
};

describe('a control of a checkout that a buyer may be about to press', () => {
  afterEach(() => {
    environment().server.gateway.faults.clear();
  });

  for (const layout of CASES)
    for (const hasWallet of [false, true])
      it(`stays where it is, ${layout.width} px wide, in ${layout.language}, ${hasWallet ? 'with' : 'without'} a wallet`, async () => {
        const { proxy, server, errors } = environment();
        const page = await openWithoutDetails(layout);
        if (hasWallet) await announce(page, 'First');
        await page.locator('[part="cancel-button"]').waitFor();
        await watchMovements(page);
        await during(page, 'the details arrive late', async () => {
          server.gateway.faults.clear();
          await server.gateway.clock.advance(WAITING_MS);
          await page.locator('[part="amount"]:not(:has(.skeleton))').waitFor();
        });
        await during(page, 'a wallet announces itself late', async () => {
          await announce(page, 'Late');
          await page.locator('[part="wallet-button"]').filter({ hasText: 'Late' }).waitFor();
        });
        await during(page, 'the connection is lost and back', async () => {
          await proxy.set('refuse');
          await page.locator('[part="note"]').waitFor();
          await proxy.set('pass');
          await page.locator('[part="note"]').waitFor({ state: 'detached' });
        });
        const moves = await readMovements(page);
        assert.deepEqual(
          moves.filter((move) => !mayFollow(move)),
          [],
        );
        assert.deepEqual(errors, []);
      });
});
