import type { BrowserLauncher } from '@web/test-runner';
import type { Engine, Size } from '../support/engines/engine.js';

/** Of the pages in which the tests run, as those of Chromium are. */
export const PAGE: Size = { width: 1_280, height: 720 };

/** What the commands of @web/test-runner-commands ask of a page of the type that the launcher says it has. */
const pageOf = (engine: Engine): object => ({
  setViewport: engine.resize,
  keyboard: { press: engine.press },
  mouse: { move: (x: number, y: number) => engine.pointAt({ x, y }) },
});

/**
 * Runs each file of tests in a browser of which it has the one page: a page beside others is in the background, where
 * browsers draw nothing. Browsers are used again, and closed at the end.
 */
export const engineLauncher = (
  name: string,
  concurrency: number,
  open: () => Promise<Engine>,
): BrowserLauncher & { readonly getPage: (sessionId: string) => object } => {
  const all: Engine[] = [];
  const idle: Engine[] = [];
  const active = new Map<string, Engine>();
  const take = async (): Promise<Engine> => {
    const used = idle.pop();
    if (used) return used;
    const engine = await open();
    all.push(engine);
    return engine;
  };
  return {
    name,
    type: 'puppeteer',
    concurrency,
    getPage: (sessionId) => pageOf(active.get(sessionId)!),
    isActive: (sessionId) => active.has(sessionId),
    // Asked when the page says no more: one that has crashed has no address either.
    getBrowserUrl: (sessionId) =>
      active
        .get(sessionId)
        ?.currentUrl()
        .catch(() => undefined),
    startSession: async (sessionId, url) => {
      const engine = await take();
      active.set(sessionId, engine);
      await engine.resize(PAGE);
      await engine.goTo(url);
    },
    stopSession: async (sessionId) => {
      const engine = active.get(sessionId)!;
      active.delete(sessionId);
      try {
        // Ends what still runs there.
        await engine.goTo('about:blank');
        idle.push(engine);
      } catch (error) {
        console.log(`${name} is started anew: ${String(error)}`);
        all.splice(all.indexOf(engine), 1);
        await engine.close().catch(() => undefined);
      }
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('There is no debugging in this run.')),
    stop: async () => {
      await Promise.all(all.splice(0).map((engine) => engine.close()));
    },
  };
};
