import { describeFinding } from './describe-finding.js';
import { effectiveColors, readPaint } from './effective-colors.js';
import { findLowContrast } from './findings.js';
import { withResolver } from './resolve-color.js';

export interface WatchPorts {
  readonly document: Document;
  /** Called for each pair of colours that falls short, once as long as the page is there. */
  readonly warn: (message: string, element: Element) => void;
  /** Calls back again and again. */
  readonly repeat: (look: () => void) => void;
}

const TAGS = ['pay-status', 'pay-checkout'];

/**
 * Looks at every element of this library in the page, and again whenever what it is painted with has changed: scheme,
 * theme, the page behind it. Browsers tell nobody of that, so it is read again and again; reading alone is cheap.
 */
export const watchTheme = ({ document, warn, repeat }: WatchPorts): void => {
  const collections = TAGS.map((tag) => document.getElementsByTagName(tag));
  /** Elements in shadow trees of the page, which no query finds, are heard of by their events. */
  const inShadow = new Set<Element>();
  const paints = new WeakMap<Element, string>();
  const told = new Set<string>();
  const view = document.defaultView ?? window;

  const look = (element: Element, isDark: boolean): void => {
    const paint = readPaint(element);
    if (!paint) return;
    const { color, colorScheme } = getComputedStyle(element);
    const key = [isDark, colorScheme, color, ...paint.colors.values(), ...paint.layers].join();
    if (paints.get(element) === key) return;
    paints.set(element, key);
    const effective = withResolver(element, (resolve) => effectiveColors(paint, resolve));
    for (const finding of effective ? findLowContrast(effective.colors, effective.surface) : []) {
      const message = describeFinding(finding);
      if (!told.has(message)) warn(message, element);
      told.add(message);
    }
  };

  const lookAtAll = (): void => {
    // Forced colours are the buyer's own, whatever the page asks for.
    if (document.hidden || view.matchMedia('(forced-colors: active)').matches) return;
    const isDark = view.matchMedia('(prefers-color-scheme: dark)').matches;
    for (const element of inShadow) if (!element.isConnected) inShadow.delete(element);
    for (const element of new Set([...collections.flatMap((found) => [...found]), ...inShadow])) look(element, isDark);
  };

  document.addEventListener('pay-status-change', (event) => {
    for (const target of event.composedPath()) {
      if (target instanceof Element && TAGS.includes(target.localName)) inShadow.add(target);
    }
  });
  repeat(() => {
    try {
      lookAtAll();
    } catch {
      // Whatever this page does to its styles: it must run as if nobody looked.
    }
  });
};
