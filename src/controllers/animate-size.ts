import type { ReactiveControllerHost } from 'lit';
import { listen } from '../core/listen.js';

/** An element that renders into a shadow tree. */
type AnimatedHost = ReactiveControllerHost & Pick<Element, 'shadowRoot'>;

const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** The parts whose size is animated. */
interface SizedParts {
  /** The part whose width changes. */
  readonly width: string;
  /** The part whose height changes. Its transitions last as long as the animation. */
  readonly height: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Animates the size of parts from one step to the next. Both are measured in their final layout: a width that was still on its way
 * would give a height that is far too large. Nothing moves while a pointer is pressed.
 *
 * @param getStep returns what is shown; an equal step is not animated
 * @param getInner returns an element in the parts whose own update follows that of the host, and changes their size too
 */
export const animateSize = (
  host: AnimatedHost,
  parts: SizedParts,
  getStep: () => string,
  getInner: () => Partial<Pick<ReactiveControllerHost, 'updateComplete'>> | undefined,
): void => {
  let step = '';
  let before: Size = { width: 0, height: 0 };
  let isPressed = false;
  let connection = new AbortController();
  const find = (part: string): HTMLElement | null | undefined =>
    host.shadowRoot?.querySelector<HTMLElement>(`[part='${part}']`);
  const measure = (): Size => ({
    width: find(parts.width)?.offsetWidth ?? 0,
    height: find(parts.height)?.offsetHeight ?? 0,
  });

  const animate = (dimension: keyof Size, from: number, to: number, durationMs: number): void => {
    const element = find(parts[dimension]);
    if (!element || !('animate' in element) || !from || Math.abs(to - from) < 2) return;
    const frames = {
      [dimension]: [`${from}px`, `${to}px`],
      ...(dimension === 'height' ? { overflow: ['clip', 'clip'] } : { maxWidth: ['100%', '100%'] }),
    };
    element.animate(frames, { duration: durationMs, easing: EASING });
  };

  const animateAll = async (): Promise<void> => {
    const from = before;
    await host.updateComplete;
    await getInner()?.updateComplete;
    const sheet = find(parts.height);
    const durationMs = sheet ? Number.parseFloat(getComputedStyle(sheet).transitionDuration) * 1_000 : 0;
    if (isPressed || !durationMs) return;
    const after = measure();
    animate('width', from.width, after.width, durationMs);
    animate('height', from.height, after.height, durationMs);
  };

  host.addController({
    hostConnected() {
      connection = new AbortController();
      for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
        listen(
          window,
          type,
          () => {
            isPressed = type === 'pointerdown';
          },
          connection.signal,
          true,
        );
    },
    hostDisconnected() {
      connection.abort();
    },
    hostUpdate() {
      before = measure();
    },
    hostUpdated() {
      const next = getStep();
      if (next !== step && step) void animateAll();
      step = next;
    },
  });
};
