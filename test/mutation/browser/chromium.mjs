// One Chromium with one page, which runs one job after the other and may hang in any.
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

/** A page that takes its job when it has loaded, and reports the result. */
export const openPage = () => {
  let open;
  let job;
  let settle;
  const prepare = async () => {
    const { server, page } = await launch();
    await page.exposeFunction('__takeJob', () => job);
    await page.exposeFunction('__report', (report) => settle?.(report));
    page.on('framenavigated', (frame) => {
      // A mutant may navigate the page.
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
    /** Resolves to the report, or to undefined after a timeout; the next job then gets a new browser. */
    run: async (url, given, timeoutMs) => {
      const { page } = await (open ??= prepare());
      job = given;
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
