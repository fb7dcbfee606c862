import { describeFinding } from './describe-finding.js';
import { resolveEffectiveColors, readPaint } from './effective-colors.js';
import { findLowContrast } from './findings.js';
import { withResolver } from './resolve-color.js';

export interface WatchPorts {
  readonly document: Document;
  /** Called once per page for each pair of colours with too little contrast. */
  readonly warn: (message: string, element: Element) => void;
  /** Calls back repeatedly. */
  readonly repeat: (check: () => void) => void;
}

const TAGS = ['pay-status', 'pay-checkout'];

/**
 * Checks the contrast of every element of this library in the page, and again when its colours have changed: by colour scheme,
 * theme, or the page behind it. Browsers have no event for that, so the colours are read repeatedly, which is cheap.
 */
export const watchTheme = ({ document, warn, repeat }: WatchPorts): void => {
  const collections = TAGS.map((tag) => document.getElementsByTagName(tag));
  /** Elements in shadow trees, which no query finds. They are detected by their events. */
  const inShadow = new Set<Element>();
  const paints = new WeakMap<Element, string>();
  const reported = new Set<string>();
  const view = document.defaultView ?? window;

  const checkElement = (element: Element, isDark: boolean): void => {
    const paint = readPaint(element);
    if (!paint) return;
    const { color, colorScheme } = getComputedStyle(element);
    const key = [isDark, colorScheme, color, ...paint.colors.values(), ...paint.layers].join();
    if (paints.get(element) === key) return;
    paints.set(element, key);
    const effective = withResolver(element, (resolve) => resolveEffectiveColors(paint, resolve));
    for (const finding of effective ? findLowContrast(effective.colors, effective.surface) : []) {
      const message = describeFinding(finding);
      if (!reported.has(message)) warn(message, element);
      reported.add(message);
    }
  };

  const checkAll = (): void => {
    // Forced colours are chosen by the buyer.
    if (document.hidden || view.matchMedia('(forced-colors: active)').matches) return;
    const isDark = view.matchMedia('(prefers-color-scheme: dark)').matches;
    for (const element of inShadow) if (!element.isConnected) inShadow.delete(element);
    for (const element of new Set([...collections.flatMap((found) => [...found]), ...inShadow]))
      checkElement(element, isDark);
  };

  document.addEventListener('pay-status-change', (event) => {
    for (const target of event.composedPath()) {
      if (target instanceof Element && TAGS.includes(target.localName)) inShadow.add(target);
    }
  });
  repeat(() => {
    try {
      checkAll();
    } catch {
      // A failed check must not affect the page.
    }
  });
};
