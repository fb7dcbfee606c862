import type { Page } from 'playwright-core';

/** Texts may overflow by the space around their letters, CSS pixels. */
const TOLERANCE_PX = 2;
/** The share of a line's height that another line may overlap, because fonts reserve more space than letters need. */
const MOST_COVERED = 0.25;

/** Runs in the page. */
const findUnreadable = ([tolerancePx, mostCovered]: readonly [number, number]): string[] => {
  const getParent = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const getAncestors = (element: Element | null): Element[] =>
    element ? [element, ...getAncestors(getParent(element))] : [];
  /** Text for screen readers only. */
  const isSpoken = (element: Element): boolean =>
    getAncestors(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');

  const boxes = globalThis.everyElement().flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || isSpoken(element)) return [];
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((rect) => ({ element, rect, text: node.textContent?.trim() ?? '' }));
    });
  });

  const sticksOut = (rect: DOMRect, edge: { left: number; top: number; right: number; bottom: number }): boolean =>
    rect.left < edge.left - tolerancePx ||
    rect.right > edge.right + tolerancePx ||
    rect.top < edge.top - tolerancePx ||
    rect.bottom > edge.bottom + tolerancePx;
  const screen = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
  const cut = boxes.flatMap(({ element, rect, text }) => {
    if (sticksOut(rect, screen)) return `off screen: ${text}`;
    const clips = getAncestors(element).filter((one) => getComputedStyle(one).overflow !== 'visible');
    return clips.some((one) => one !== document.documentElement && sticksOut(rect, one.getBoundingClientRect()))
      ? `clipped: ${text}`
      : [];
  });

  const covered = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (one.element === other.element) return [];
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const isCovered = width > tolerancePx && height > mostCovered * Math.min(one.rect.height, other.rect.height);
      return isCovered ? `overlapping: ${one.text} | ${other.text}` : [];
    }),
  );
  return [...(boxes.length ? [] : ['The page has no text.']), ...cut, ...covered];
};

/** Returns the texts that a buyer cannot read: off screen, clipped, or overlapping. */
export const findUnreadableTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findUnreadable, [TOLERANCE_PX, MOST_COVERED] as const);
