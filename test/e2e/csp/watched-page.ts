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
  /** Evaluates an expression in the page and returns it as JSON. The browser runs it, whatever the policy. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Waits until the text stands in the page or in a frame of it, in whatever shadow. */
  readonly waitForText: (text: string) => Promise<void>;
  /** Waits until an expression is true in the page or in a frame of it. */
  readonly waitForExpression: (expression: string) => Promise<void>;
  /** Clicks on the part of an element, as a person does. */
  readonly press: (part: string) => Promise<void>;
  readonly findings: () => Promise<Findings>;
  readonly close: () => Promise<void>;
}

/** Under a symbol, which no script of the page knows. */
const WATCH = `window[Symbol.for('watch')]`;

/** Runs before the scripts of each page and frame. `all` finds elements in whatever shadow. */
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
    spot: (part) => {
      const [target] = all('[part~="' + part + '"]');
      target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target?.getBoundingClientRect() ?? {};
      return width ? { x: x + width / 2, y: y + height / 2 } : null;
    },
    findings: () => ({
      violations,
      // A number is a frame.
      globals: Reflect.ownKeys(window).filter((name) => !known.has(name) && name !== key).map(String)
        .filter((name) => isNaN(name)),
    }),
  };
})()`;

/**
 * A script: takes note of whether a text is ever there, in whatever shadow, even if it goes again before it is drawn. What
 * is there only between two frames may yet be read out.
 */
const recordText = (text: string): string => `(() => {
  const watch = ${WATCH};
  watch.noted = false;
  const observer = new MutationObserver(() => {
    watch.noted ||= watch.text().includes(${JSON.stringify(text)});
  });
  const observe = (root) => observer.observe(root, { subtree: true, childList: true, characterData: true });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    observe(root);
    return root;
  };
  observe(document);
})()`;

/** Browsers log each request that fails; a test that cuts the network expects that. */
const NETWORK_NOISE = /^(Failed to load resource: net::|Cross-Origin Request Blocked)/;

interface Watch {
  /** A script that the page finds done, as an app's bridge is. */
  readonly before?: string;
  /** A text that the page takes note of, from its first script on. */
  readonly text?: string | undefined;
}

export const watchPage = async (browser: Browser, { before = '', text = '' }: Watch = {}): Promise<WatchedPage> => {
  const context = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  const said: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!NETWORK_NOISE.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!NETWORK_NOISE.test(message)) errors.push(message);
  });
  await page.evaluateOnNewDocument(`${before};${START};${text && recordText(text)}`);

  const run = (expression: string): Promise<unknown> => page.evaluate(expression);
  const inEachFrame = (expression: string): Promise<readonly unknown[]> =>
    Promise.all(page.frames().map((frame) => frame.evaluate(expression)));
  /** A page that is on its way has no answer yet. */
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
      const ask = `${WATCH}.spot(${JSON.stringify(part)})`;
      await holds(ask);
      const { x, y } = (await run(ask)) as { x: number; y: number };
      await page.mouse.click(x, y);
    },
    findings: async () => {
      const found = (await inEachFrame(`${WATCH}.findings()`)) as Pick<Findings, 'violations' | 'globals'>[];
      return {
        violations: found.flatMap(({ violations }) => violations),
        globals: [...new Set(found.flatMap(({ globals }) => globals))].sort(),
        console: said,
        errors,
      };
    },
    close: () => context.close(),
  };
};

/** An expression: how many elements match, in whatever shadow. */
export const count = (selector: string): string => `${WATCH}.all(${JSON.stringify(selector)}).length`;

/** An expression: whether a picture has been loaded. */
export const isLoaded = (selector: string): string =>
  `${WATCH}.all(${JSON.stringify(selector)}).some(({ naturalWidth, hidden }) => naturalWidth > 0 && !hidden)`;

/** An expression: whether the text that the page takes note of was ever there. */
export const WAS_RECORDED = `${WATCH}.noted`;
