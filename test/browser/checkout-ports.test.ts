import { expect } from '@open-wc/testing';
import { browserCheckoutPorts } from '../../src/browser/checkout-ports.js';
import { browserPorts } from '../../src/browser/element-ports.js';

/** Replaces a function of the browser until the test ends. */
const restores: (() => void)[] = [];
const replace = (owner: object, name: string, value: unknown): void => {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  restores.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
};
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

describe("the browser's ports of the buyer's page", () => {
  it('are those of the status, and more', () => {
    for (const [name, port] of Object.entries(browserPorts))
      expect(browserCheckoutPorts[name as keyof typeof browserPorts]).to.equal(port);
  });

  it('share a link with the platform where it can', async () => {
    const shared: unknown[] = [];
    replace(navigator, 'share', (data: unknown) => Promise.resolve(shared.push(data)));
    await browserCheckoutPorts.share!('https://pay.example/?pid=1');
    expect(shared).to.deep.equal([{ url: 'https://pay.example/?pid=1' }]);
  });

  it('have no way to share where the platform has none', () => {
    const isThere = 'share' in navigator;
    expect(browserCheckoutPorts.share !== undefined).to.equal(isThere);
  });

  it('print the page', () => {
    let printed = 0;
    replace(window, 'print', () => printed++);
    browserCheckoutPorts.print();
    expect(printed).to.equal(1);
  });
});
