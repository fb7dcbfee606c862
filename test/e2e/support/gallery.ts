import type { BrowserContextOptions, Page } from 'playwright-core';
import { STEPS_TO } from '../../../demo/test/support/steps-to.js';
import { PAYMENT_STATUSES, type KnownPaymentStatus } from '../../../src/contract/payment-status.js';
import { waitForAnimations } from './wait-for-animations.js';
import type { Pages } from './pages.js';
import type { TestEnvironment } from './test-environment.js';

export const TAGS = ['pay-status', 'pay-checkout'] as const;
export type Tag = (typeof TAGS)[number];

export const DIRECTIONS = { en: 'ltr', de: 'ltr', ar: 'rtl' } as const;
type Language = keyof typeof DIRECTIONS;

declare global {
  /** Returns every element of the page in reading order, including those in shadow trees. */
  var everyElement: () => Element[];
  /** Returns the `<pay-status>` that shows a payment: the element itself or the one inside it. */
  var statusIn: (element: Element) => Element;
}

/** Helpers for the functions that run in the page. */
const TOOLS = `
  // esbuild calls this helper to keep function names.
  globalThis.__name = (value) => value;
  globalThis.everyElement = (root = document) => {
    const getChildren = (node) => {
      if (node.shadowRoot) return [...node.shadowRoot.children];
      const assigned = node instanceof HTMLSlotElement ? node.assignedElements() : [];
      return assigned.length ? assigned : [...node.children];
    };
    return getChildren(root).flatMap((element) => [element, ...everyElement(element)]);
  };
  globalThis.statusIn = (element) => element.shadowRoot?.querySelector('pay-status') ?? element;`;

export interface GalleryOptions extends BrowserContextOptions {
  readonly tags: readonly Tag[];
  readonly statuses?: readonly KnownPaymentStatus[];
  readonly language?: Language;
}

/** Runs in the page: returns true if every element shows its messages, its status and its amount. */
const isComplete = ([names, states]: readonly [names: string, states: readonly string[]]): boolean =>
  [...document.querySelectorAll(names)].every((element) => {
    const status = globalThis.statusIn(element);
    const isShown = states.some((state) => element.className === state && status.matches(`:state(${state})`));
    const hasMessages = Boolean(status.shadowRoot?.querySelector('[part="card"][lang]'));
    return (
      isShown && hasMessages && (status === element || Boolean(element.shadowRoot?.querySelector('[part="amount"]')))
    );
  });

/** Opens a page that shows elements in each status, one below the other, each with redirect URLs. */
export const openGallery = async (
  environment: TestEnvironment,
  pages: Pages,
  options: GalleryOptions,
): Promise<Page> => {
  const { tags, statuses = PAYMENT_STATUSES, language = 'en', ...contextOptions } = options;
  const elements = statuses.map(async (status) => {
    const { paymentId } = await environment.create();
    for (const step of STEPS_TO[status]) await environment.step(paymentId, step);
    const link = `${environment.proxy.url}/?pid=${paymentId}`;
    const source = `payment-id="${paymentId}" base-url="${environment.proxy.url}" app-id="app_demo" gateway-url="${link}"`;
    const back = `redirect="manual" success-url="${pages.url}/thanks" error-url="${pages.url}/sorry"`;
    const state = status.replace('_', '-');
    return tags.map((tag) => `<${tag} class="${state}" ${source} ${back}></${tag}>`).join('');
  });
  const scripts = tags.map((tag) => `<script type="module" src="${environment.proxy.url}/cdn/${tag}.js"></script>`);
  const url = pages.publish(`<!doctype html><html lang="${language}" dir="${DIRECTIONS[language]}">
    <meta charset="utf-8" /><meta name="color-scheme" content="light dark" /><title>Shop</title>
    <link rel="icon" href="data:," /><style>body { margin: 16px; }</style>${scripts.join('')}
    ${(await Promise.all(elements)).join('')}</html>`);
  const context = await environment.newContext({ locale: language, ...contextOptions });
  await context.addInitScript({ content: TOOLS });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isComplete, [tags.join(), statuses.map((status) => status.replace('_', '-'))] as const);
  // An element that fades in cannot be focused at first.
  await waitForAnimations(page);
  return page;
};
