import type { ReactiveControllerHost } from 'lit';
import { listen } from '../core/listen.js';

/** An element that renders into a shadow tree. */
type GuardedHost = ReactiveControllerHost & Pick<Element, 'shadowRoot'>;

/** The time in which the second press of a double-click follows, milliseconds. */
const DOUBLE_CLICK_MS = 500;
/** How far a finger moves meanwhile, CSS pixels. */
const NEAR_PX = 24;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: EventTarget | undefined;
}

/** A label passes the press on to its input, as another click. */
const isLabelOf = (control: EventTarget | undefined, event: Event): boolean =>
  control !== undefined && 'control' in control && control.control === event.composedPath()[0];

const findControl = (event: Event): EventTarget | undefined =>
  event.composedPath().find((target) => target instanceof Element && target.matches('button, a, label, summary'));

/**
 * Ignores the second press of a double-click whose first one has brought another control under the pointer: nobody has read it.
 * Keys are not pointers, and always count.
 */
export const ignoreSecondPress = (host: GuardedHost): void => {
  let last: Press | undefined;
  let connection = new AbortController();
  const check = (event: Event): void => {
    const { clientX: x, clientY: y, detail, timeStamp: at } = event as MouseEvent;
    if (!detail) return;
    const control = findControl(event);
    const isSecond = last && at - last.at < DOUBLE_CLICK_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
    if (isSecond && control !== last?.control && !isLabelOf(last?.control, event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { at, x, y, control };
  };
  host.addController({
    hostConnected() {
      connection = new AbortController();
      if (host.shadowRoot) listen(host.shadowRoot, 'click', check, connection.signal, true);
    },
    hostDisconnected() {
      connection.abort();
    },
  });
};
