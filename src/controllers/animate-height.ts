import type { ReactiveControllerHost } from 'lit';
import { listen } from '../core/listen.js';

/** An element that renders into a shadow tree. */
type AnimatedHost = ReactiveControllerHost & Pick<Element, 'shadowRoot'>;

const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Animates the height of a part from one step to the next, for as long as its transitions last. Nothing moves while a pointer is
 * pressed.
 *
 * @param getStep returns what is shown; an equal step is not animated
 * @param getInner returns an element in the part whose own update follows that of the host, and changes the height too
 */
export const animateHeight = (
  host: AnimatedHost,
  part: string,
  getStep: () => string,
  getInner: () => Partial<Pick<ReactiveControllerHost, 'updateComplete'>> | undefined,
): void => {
  let step = '';
  let before = 0;
  let isPressed = false;
  let connection = new AbortController();
  const find = (): HTMLElement | null | undefined => host.shadowRoot?.querySelector<HTMLElement>(`[part='${part}']`);

  const animate = async (element: HTMLElement): Promise<void> => {
    const from = before;
    await host.updateComplete;
    await getInner()?.updateComplete;
    const after = element.offsetHeight;
    const durationMs = Number.parseFloat(getComputedStyle(element).transitionDuration) * 1_000;
    if (isPressed || !from || Math.abs(after - from) < 2 || !durationMs || !('animate' in element)) return;
    const height = [`${from}px`, `${after}px`];
    element.animate({ height, overflow: ['clip', 'clip'] }, { duration: durationMs, easing: EASING });
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
      before = find()?.offsetHeight ?? 0;
    },
    hostUpdated() {
      const next = getStep();
      const element = find();
      if (next !== step && step && element) void animate(element);
      step = next;
    },
  });
};
