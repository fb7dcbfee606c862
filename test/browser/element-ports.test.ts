import { expect } from '@open-wc/testing';
import { browserPorts } from '../../src/browser/element-ports.js';

describe('the browser ports of an element', () => {
  const withClipboard = async (clipboard: unknown, act: () => Promise<void>): Promise<void> => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    try {
      await act();
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  };

  it('copy to the clipboard', async () => {
    const written: string[] = [];
    const clipboard = {
      writeText: async (text: string) => {
        written.push(text);
      },
    };
    await withClipboard(clipboard, () => browserPorts.copy('0x12'));
    expect(written).to.deep.equal(['0x12']);
  });

  it('return random numbers in [0, 1)', () => {
    for (let i = 0; i < 100; i++) expect(browserPorts.random()).to.be.within(0, 1).and.not.equal(1);
  });
});
