import type { Pages } from '../support/pages.js';
import type { TestEnvironment } from '../support/test-environment.js';
import { getUrl, type Case } from './cases.js';
import { HOSTILE_STYLES } from './hostile-page.js';

/** Margin of the camera's picture around the code, CSS pixels. */
const AROUND_PX = 40;
const HEIGHT_PX = 900;

const renderPage = (gatewayUrl: string, paymentId: string, { direction, length }: Case): string => `<!doctype html>
  <html lang="en" dir="${direction}"><title>Shop</title>
  <meta name="viewport" content="width=device-width" /><meta name="color-scheme" content="light dark" />
  <link rel="icon" href="data:," />
  <script type="module" src="${gatewayUrl}/cdn/pay-checkout.js"></script>
  <pay-checkout payment-id="${paymentId}" base-url="${gatewayUrl}" app-id="app_demo" redirect="none"
    gateway-url="${getUrl(length).replaceAll('&', '&amp;')}"></pay-checkout></html>`;

/** Runs in the page. */
const addStyles = (styles: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
};

/** Takes a screenshot of the code and its surroundings, on a page of its own. */
export const takePicture = async (environment: TestEnvironment, pages: Pages, shown: Case): Promise<Buffer> => {
  const { theme, width, ratio, page: kind } = shown;
  const { paymentId } = await environment.create();
  const context = await environment.newContext({
    deviceScaleFactor: ratio,
    viewport: { width, height: HEIGHT_PX },
    colorScheme: theme.endsWith('dark') ? 'dark' : 'light',
    forcedColors: theme.startsWith('forced') ? 'active' : 'none',
  });
  const page = await context.newPage();
  await page.goto(pages.publish(renderPage(environment.proxy.url, paymentId, shown)));
  if (kind === 'hostile') await page.evaluate(addStyles, HOSTILE_STYLES);
  const code = page.locator('pay-checkout [part="qr"]');
  await code.locator('path').waitFor({ state: 'attached' });
  if (!(await code.isVisible())) await page.locator('pay-checkout [part="fold-button"]').click();
  await code.scrollIntoViewIfNeeded();
  const box = (await code.boundingBox())!;
  const [x, y] = [Math.max(0, box.x - AROUND_PX), Math.max(0, box.y - AROUND_PX)];
  const right = Math.min(width, box.x + box.width + AROUND_PX);
  const bottom = Math.min(HEIGHT_PX, box.y + box.height + AROUND_PX);
  const png = await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } });
  await context.close();
  return png;
};
