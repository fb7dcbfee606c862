// One Chromium with one page, which runs one order after the other and may get stuck in any.
import { clearTimeout, setTimeout } from 'node:timers';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findHeadlessBrowser } from '../../../scripts/find-browser.mjs';

const launch = async () => {
  const server = await chromium.launchServer({
    executablePath: findHeadlessBrowser(),
    args: CHROMIUM_ARGS,
    host: '127.0.0.1',
    port: 0,
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ timezoneId: 'UTC' });
  return { server, page: await context.newPage() };
};

/** A page that asks for its order when it is loaded, and reports when it is done. */
export const openPage = () => {
  let open;
  let order;
  let settle;
  const prepare = async () => {
    const { server, page } = await launch();
    await page.exposeFunction('__takeOrder', () => order);
    await page.exposeFunction('__report', (report) => settle?.(report));
    page.on('framenavigated', (frame) => {
      // A mutant may take the page away.
      if (frame === page.mainFrame() && settle && new URL(frame.url()).pathname !== '/')
        settle({ hasLeft: frame.url() });
    });
    return { server, page };
  };
  const close = async () => {
    const { server } = (await open?.catch(() => undefined)) ?? {};
    open = undefined;
    await server?.kill();
  };
  return {
    close,
    /** Resolves to the report, or to undefined when there is none in time: then the next order gets a new browser. */
    run: async (url, given, timeoutMs) => {
      const { page } = await (open ??= prepare());
      order = given;
      let timer;
      const report = await new Promise((resolve) => {
        settle = resolve;
        timer = setTimeout(resolve, timeoutMs);
        page.goto(url, { waitUntil: 'commit', timeout: 0 }).catch((error) => resolve({ loadError: String(error) }));
      });
      clearTimeout(timer);
      settle = undefined;
      if (!report) await close();
      return report;
    },
  };
};
