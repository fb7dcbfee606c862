import type { Point } from './engine.js';
import type { Send } from './web-driver.js';

/** The code points of special keys in W3C WebDriver (17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
};

const performActions = async (send: Send, source: object): Promise<void> => {
  await send('POST', '/actions', { actions: [source] });
};

/** Presses and releases a key, or several at once, such as `Shift+Tab`. */
export const pressKey = (send: Send, chord: string): Promise<void> => {
  const values = chord.split('+').map((key) => KEYS[key] ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return performActions(send, { type: 'key', id: 'keyboard', actions });
};

/** Moves the mouse. */
export const movePointer = (send: Send, { x, y }: Point): Promise<void> => {
  const actions = [{ type: 'pointerMove', duration: 0, origin: 'viewport', x, y }];
  return performActions(send, { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
};
