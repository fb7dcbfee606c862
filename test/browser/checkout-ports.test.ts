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

describe('createCheckoutPorts', () => {
  it('includes the ports of the status element', () => {
    for (const [name, port] of Object.entries(browserPorts))
      expect(browserCheckoutPorts[name as keyof typeof browserPorts]).to.equal(port);
  });

  it('shares a link through the platform where it can', async () => {
    const shared: unknown[] = [];
    replace(navigator, 'share', (data: unknown) => Promise.resolve(shared.push(data)));
    await browserCheckoutPorts.share!('https://pay.example/?pid=1');
    expect(shared).to.deep.equal([{ url: 'https://pay.example/?pid=1' }]);
  });

  it('has no share port where the platform has none', () => {
    const isThere = 'share' in navigator;
    expect(browserCheckoutPorts.share !== undefined).to.equal(isThere);
  });

  it('prints the page', () => {
    let printed = 0;
    replace(window, 'print', () => printed++);
    browserCheckoutPorts.print();
    expect(printed).to.equal(1);
  });
});
