import { expect, fixtureSync } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { ignoreSecondPress } from '../../src/controllers/ignore-second-press.js';

/** Counts the presses that reach its controls. */
class PressedElement extends LitElement {
  readonly pressed: string[] = [];

  constructor() {
    super();
    ignoreSecondPress(this);
  }

  override render(): unknown {
    const count = (event: Event): void => {
      this.pressed.push((event.currentTarget as Element).id);
    };
    return html`<button id="first" @click=${count}></button><button id="second" @click=${count}></button>
      <input id="agree" type="checkbox" @click=${count} /><label for="agree"></label>`;
  }

  /** The time is that of the creation of the event, unless it is given. */
  press(selector: string, { x = 10, detail = 1, at = undefined as number | undefined } = {}): void {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, clientX: x, detail });
    if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
    this.shadowRoot!.querySelector(selector)!.dispatchEvent(event);
  }
}
customElements.define('pressed-element', PressedElement);

describe('a control that appears under a pressed pointer', () => {
  const open = async (): Promise<PressedElement> => {
    const element = fixtureSync<PressedElement>('<pressed-element></pressed-element>');
    await element.updateComplete;
    return element;
  };

  it('ignores it for 500 ms', async () => {
    const element = await open();
    element.press('#first', { at: 1_000 });
    element.press('#second', { at: 1_499 });
    expect(element.pressed).to.deep.equal(['first']);
    element.press('#second', { at: 1_500 });
    expect(element.pressed).to.deep.equal(['first', 'second']);
  });

  for (const [what, selector, where] of [
    ['the control itself is pressed twice', '#first', {}],
    ['the pointer is elsewhere', '#second', { x: 100 }],
    ['a key presses it', '#second', { detail: 0 }],
  ] as const)
    it(`is not one where ${what}`, async () => {
      const element = await open();
      element.press('#first');
      element.press(selector, where);
      expect(element.pressed).to.have.length(2);
    });

  it('is not the input to which a label passes the press on', async () => {
    const element = await open();
    element.press('label');
    // As Firefox does, which counts the press of the input, too.
    element.press('#agree');
    expect(element.shadowRoot!.querySelector<HTMLInputElement>('#agree')!.checked).to.equal(false);
    expect(element.pressed).to.deep.equal(['agree', 'agree']);
  });
});
