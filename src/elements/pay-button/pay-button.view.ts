import type { ButtonMessages } from '../../locales/button-messages.js';

/** The state of the button. */
export type ButtonState = 'rest' | 'busy' | 'failed' | 'nothing-to-pay' | 'offline';

const READY: readonly ButtonState[] = ['rest', 'failed', 'nothing-to-pay'];

/** True if a press starts a payment in this state. */
export const mayPress = (state: ButtonState): boolean => READY.includes(state);

/** The content of the button. */
interface ButtonView {
  readonly state: ButtonState;
  readonly isDisabled: boolean;
  readonly label: string;
  readonly texts: ButtonMessages;
}

/** The event handlers of the button. */
interface ButtonHandlers {
  readonly onPress: () => void;
  /** The buyer comes near: what a press needs is loaded. */
  readonly onIntent: () => void;
}

const FAILED = 'M12 7.5v5.5M12 16.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18';
const OFFLINE =
  'M4 4l16 16M5 12a10 10 0 0 1 3-2M2 8.5A15 15 0 0 1 6 6M19 12a10 10 0 0 0-6-2.9M22 8.5A15 15 0 0 0 11 5.1M8.5 15.5a5 5 0 0 1 7 0M12 19h.01';
/** A coin in the ring of the status. */
const COIN = 'M12 6.1a5.9 5.9 0 1 0 0 11.8 5.9 5.9 0 0 0 0-11.8Zm0 3.3 2.6 2.6-2.6 2.6L9.4 12Z';

const create = <Made extends Element>(
  made: Made,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): Made => {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const createHtml = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement => create(document.createElement(name), attributes, ...children);

const createSvg = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): SVGElement => create(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, ...children);

const createIcon = (path: string): SVGElement =>
  createSvg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, createSvg('path', { d: path }));

const createMessage = (text: string, path: string, tone: string): HTMLElement =>
  createHtml('p', { part: 'message', id: 'message', class: tone }, createIcon(path), createHtml('span', {}, text));

const setAll = (element: Element, attributes: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/**
 * Creates the nodes of the button in a shadow root; returns a function that updates them. Without the templates of Lit, which would be
 * most of what a page loads for a button. Texts are set as a whole, because page translators replace the nodes inside.
 */
export const createButton = (root: ShadowRoot, { onPress, onIntent }: ButtonHandlers): ((view: ButtonView) => void) => {
  const circle = { cx: '12', cy: '12', r: '10.5' };
  const ring = createSvg('circle', { ...circle, class: 'ring', pathLength: '1' });
  const coin = createSvg('path', { class: 'coin', 'fill-rule': 'evenodd', d: COIN });
  const track = createSvg('circle', { ...circle, class: 'track' });
  const mark = createHtml(
    'span',
    { part: 'mark', 'aria-hidden': 'true' },
    createSvg('svg', { viewBox: '0 0 24 24' }, track, ring, coin),
  );
  const label = createHtml('span', { part: 'label' });
  const button = createHtml(
    'button',
    { part: 'button', type: 'button', 'aria-describedby': 'message' },
    createHtml('span', { part: 'content' }, mark, label),
  );
  const alert = createHtml('div', { role: 'alert' });
  const status = createHtml('div', { role: 'status' });
  button.addEventListener('click', onPress);
  for (const type of ['pointerenter', 'focus', 'touchstart'])
    button.addEventListener(type, onIntent, { passive: true });
  root.append(button, alert, status);
  let shown = '';

  return ({ state, isDisabled, label: text, texts }) => {
    const isBusy = state === 'busy';
    if (label.textContent !== text) label.textContent = text;
    setAll(button, { class: isBusy ? 'working' : '', 'aria-disabled': String(isDisabled || !mayPress(state)) });
    setAll(ring, { 'stroke-dasharray': `${isBusy ? 0.28 : 0.8} 1` });
    const { locale, dir, starting, failed, nothingToPay, offline } = texts;
    const next = [state, starting, failed, nothingToPay, offline].join();
    if (next === shown) return;
    shown = next;
    setAll(alert, { lang: locale, dir });
    setAll(status, { lang: locale, dir });
    const problem = state === 'failed' ? failed : state === 'nothing-to-pay' ? nothingToPay : '';
    alert.replaceChildren(...(problem ? [createMessage(problem, FAILED, '')] : []));
    status.replaceChildren(
      ...(isBusy ? [createHtml('span', { class: 'spoken' }, starting)] : []),
      ...(state === 'offline' ? [createMessage(offline, OFFLINE, 'trouble')] : []),
    );
  };
};
