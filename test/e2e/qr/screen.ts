import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import type { TestEnvironment } from '../support/test-environment.js';
import { getUrl, type Case } from './cases.js';
import { HOSTILE_STYLES } from './hostile-page.js';

/** Margin of the camera's picture around the code, CSS pixels. */
const AROUND_PX = 40;
const HEIGHT_PX = 900;
/** Time limit for anything on an open page. */
const DEADLINE_MS = 5_000;
/** Longer than any run, because the code is removed when the payment expires. */
const LIFETIME_S = 86_400;

const renderPage = (
  gatewayUrl: string,
  paymentId: string,
): string => `<!doctype html><html lang="en"><title>Shop</title>
  <meta name="viewport" content="width=device-width" /><meta name="color-scheme" content="light dark" />
  <link rel="icon" href="data:," />
  <script type="module" src="${gatewayUrl}/cdn/pay-checkout.js"></script>
  <pay-checkout payment-id="${paymentId}" base-url="${gatewayUrl}" app-id="app_demo" redirect="none"></pay-checkout></html>`;

/** A shop with a strict policy: only the gateway's script, no inline styles. */
const startShop = async (environment: TestEnvironment): Promise<{ url: string; close: () => void }> => {
  const gatewayUrl = environment.proxy.url;
  const expiresAt = Math.floor(Date.now() / 1000) + LIFETIME_S;
  const { paymentId } = await environment.create({ expiresAt });
  const policy = `default-src 'none'; img-src data: ${gatewayUrl}; script-src ${gatewayUrl}; connect-src ${gatewayUrl}`;
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Security-Policy', policy);
    response.end(renderPage(gatewayUrl, paymentId));
  });
  // Lets the process exit if the test fails before closing the server.
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};

/** Runs in the page: returns the path data of the code. */
const getPathData = (): string | null | undefined =>
  document.querySelector('pay-checkout')?.shadowRoot?.querySelector('[part=qr] path')?.getAttribute('d');

/** Runs in the page: returns true if the path data has changed. */
const isPathChanged = (before: string | null | undefined): boolean => {
  const path = document.querySelector('pay-checkout')?.shadowRoot?.querySelector('[part=qr] path');
  return path ? path.getAttribute('d') !== before : false;
};

/** Runs in the page. */
const change = ([url, direction, styles]: readonly [string, string, string]): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  document.dir = direction;
  document.querySelector('pay-checkout')?.setAttribute('gateway-url', url);
};

/** Takes a screenshot of the code and its surroundings. */
const takePicture = async (page: Page, width: number): Promise<Buffer> => {
  const code = page.locator('pay-checkout [part="qr"]');
  if (!(await code.isVisible())) await page.locator('pay-checkout [part="fold-button"]').click();
  await code.scrollIntoViewIfNeeded();
  const box = (await code.boundingBox())!;
  const [x, y] = [Math.max(0, box.x - AROUND_PX), Math.max(0, box.y - AROUND_PX)];
  const right = Math.min(width, box.x + box.width + AROUND_PX);
  const bottom = Math.min(HEIGHT_PX, box.y + box.height + AROUND_PX);
  return page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } });
};

export interface Screen {
  /** Shows a case, whose number makes its URL unique; resolves to a PNG and that URL. */
  readonly show: (shown: Case, number: number) => Promise<{ readonly png: Buffer; readonly url: string }>;
  readonly close: () => Promise<void>;
}

/** Opens a page with the element at a device pixel ratio. */
export const openScreen = async (environment: TestEnvironment, ratio: number): Promise<Screen> => {
  const shop = await startShop(environment);
  // The sheet would still grow while its picture is taken.
  const context = await environment.newContext({ deviceScaleFactor: ratio, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(shop.url);
  page.setDefaultTimeout(DEADLINE_MS);
  return {
    show: async ({ theme, direction, width, length, page: kind }, number) => {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await page.emulateMedia({
        colorScheme: theme.endsWith('dark') ? 'dark' : 'light',
        forcedColors: theme.startsWith('forced') ? 'active' : 'none',
      });
      const url = getUrl(length, number);
      const before = await page.evaluate(getPathData);
      await page.evaluate(change, [url, direction, kind === 'hostile' ? HOSTILE_STYLES : ''] as const);
      await page.waitForFunction(isPathChanged, before);
      return { png: await takePicture(page, width), url };
    },
    close: async () => {
      await context.close();
      shop.close();
    },
  };
};
