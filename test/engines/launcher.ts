import type { BrowserLauncher } from '@web/test-runner';
import type { Engine, Size } from '../support/engines/engine.js';

/** The viewport of the tests, the same as in Chromium. */
export const PAGE: Size = { width: 1_280, height: 720 };

/** Creates the part of a Puppeteer page that the commands of @web/test-runner-commands use. */
const createCommandsPage = (engine: Engine): object => ({
  setViewport: engine.resize,
  keyboard: { press: engine.press },
  mouse: { move: (x: number, y: number) => engine.pointAt({ x, y }) },
});

/**
 * Creates a launcher that runs each test file in a browser of its own with one page, because browsers do not render
 * background pages. Browsers are reused, and closed at the end.
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
    getPage: (sessionId) => createCommandsPage(active.get(sessionId)!),
    isActive: (sessionId) => active.has(sessionId),
    // Called when the page does not respond. A crashed page has no URL.
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
        // Ends scripts that are still running.
        await engine.goTo('about:blank');
        idle.push(engine);
      } catch (error) {
        console.log(`${name} is restarted: ${String(error)}`);
        all.splice(all.indexOf(engine), 1);
        await engine.close().catch(() => undefined);
      }
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('Debugging is not supported in this run.')),
    stop: async () => {
      await Promise.all(all.splice(0).map((engine) => engine.close()));
    },
  };
};
