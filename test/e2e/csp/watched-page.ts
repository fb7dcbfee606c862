import type { Browser, Page } from 'puppeteer-core';
import { until } from '../support/until.js';

/** Errors and violations in a page. */
export interface Findings {
  /** Events `securitypolicyviolation`. */
  readonly violations: readonly string[];
  /** Of any level. */
  readonly console: readonly string[];
  /** Exceptions, and rejections that nobody handled. */
  readonly errors: readonly string[];
  /** Own property names of the window that it did not have before its first script. */
  readonly globals: readonly string[];
}

/** A page that is watched from before its first script. */
export interface WatchedPage {
  readonly goTo: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, regardless of its policy, and returns the value as JSON. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Waits until the text is in a shadow tree of the page or of a frame. */
  readonly waitForText: (text: string) => Promise<void>;
  /** Waits until an expression is true in the page or in a frame. */
  readonly waitForExpression: (expression: string) => Promise<void>;
  /** Clicks on a part of an element with the mouse. */
  readonly press: (part: string) => Promise<void>;
  readonly findings: () => Promise<Findings>;
  readonly close: () => Promise<void>;
}

/** Stored under a symbol, so that it adds no named global. */
const WATCH = `window[Symbol.for('watch')]`;

/** Runs before the scripts of each page and frame. `all` also finds elements in shadow trees. */
const START = `(() => {
  const known = new Set(Reflect.ownKeys(window));
  const violations = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    violations.push([effectiveDirective, blockedURI, sample].join(' '));
  });
  const all = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(selector, shadowRoot) : [])),
  ];
  const key = Symbol.for('watch');
  window[key] = {
    all,
    text: () => all(':not(style, script)').flatMap(({ shadowRoot }) => shadowRoot?.textContent ?? []).join(' '),
    // The center of a part that does not move, as a step that grows to its height does.
    spot: async (part) => {
      const [target] = all('[part~="' + part + '"]');
      target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = JSON.stringify(target?.getBoundingClientRect());
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { x, y, width, height } = target?.getBoundingClientRect() ?? {};
      const isStill = JSON.stringify(target?.getBoundingClientRect()) === before;
      return width && isStill ? { x: x + width / 2, y: y + height / 2 } : null;
    },
    findings: () => ({
      violations,
      // Numeric names are frames.
      globals: Reflect.ownKeys(window).filter((name) => !known.has(name) && name !== key).map(String)
        .filter((name) => isNaN(name)),
    }),
  };
})()`;

/** Browsers and the elements log failed requests, which a test with network faults expects. */
const NETWORK_NOISE =
  /^(Failed to load resource: net::|Cross-Origin Request Blocked|<pay-(status|checkout)> No answer from )/;

interface Watch {
  /** Prepares the page before its first script. */
  readonly prepare: (page: Page) => Promise<void>;
  /** A script that runs before those of the page, such as an app's bridge. */
  readonly before: string;
}

export const watchPage = async (browser: Browser, { prepare, before }: Watch): Promise<WatchedPage> => {
  const context = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  await prepare(page);
  const messages: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!NETWORK_NOISE.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!NETWORK_NOISE.test(message)) errors.push(message);
  });
  await page.evaluateOnNewDocument(`${before};${START}`);

  const run = (expression: string): Promise<unknown> => page.evaluate(expression);
  const inEachFrame = (expression: string): Promise<readonly unknown[]> =>
    Promise.all(page.frames().map((frame) => frame.evaluate(expression)));
  // A page that is still loading rejects.
  const holds = (expression: string): Promise<void> =>
    until(expression, () =>
      inEachFrame(expression).then(
        (answers) => answers.some(Boolean),
        () => false,
      ),
    );

  return {
    run,
    waitForExpression: holds,
    goTo: async (url) => {
      await page.goto(url);
    },
    waitForText: (text) => holds(`${WATCH}.text().includes(${JSON.stringify(text)})`),
    press: async (part) => {
      const spot = `${WATCH}.spot(${JSON.stringify(part)})`;
      await holds(spot);
      const { x, y } = (await run(spot)) as { x: number; y: number };
      await page.mouse.click(x, y);
    },
    findings: async () => {
      const found = (await inEachFrame(`${WATCH}.findings()`)) as Pick<Findings, 'violations' | 'globals'>[];
      return {
        violations: found.flatMap(({ violations }) => violations),
        globals: [...new Set(found.flatMap(({ globals }) => globals))].sort(),
        console: messages,
        errors,
      };
    },
    close: () => context.close(),
  };
};

/** An expression: the number of elements that match, also in shadow trees. */
export const count = (selector: string): string => `${WATCH}.all(${JSON.stringify(selector)}).length`;

/** The same for the elements that are shown. */
export const countShown = (selector: string): string =>
  `${WATCH}.all(${JSON.stringify(selector)}).filter((element) => element.checkVisibility()).length`;

/** An expression: true if a visible image has loaded. */
export const isLoaded = (selector: string): string =>
  `${WATCH}.all(${JSON.stringify(selector)}).some(({ naturalWidth, hidden }) => naturalWidth > 0 && !hidden)`;
