import { expect } from '@open-wc/testing';
import { browserLastChoice } from '../../../src/browser/wallets/last-choice.js';

const NAME = 'pay-status:last-choice:1';
const CHOICE = { walletId: 'wallet.example', unit: 'caip19/eip155:1/erc20:0x1' };

describe('the last choice of a browser', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('is remembered, and nothing else', () => {
    expect(browserLastChoice.read()).to.equal(undefined);
    browserLastChoice.write({ ...CHOICE, ...{ account: '0x1' } });
    expect(browserLastChoice.read()).to.deep.equal({ ...CHOICE, openedFor: undefined });
    expect(localStorage.getItem(NAME)).not.to.contain('account');
  });

  it('is a wallet app without an asset, if the buyer has opened it for a payment and not paid yet', () => {
    browserLastChoice.write({ walletId: 'wallet.example', openedFor: 'pay_1' });
    expect(browserLastChoice.read()).to.deep.equal({ walletId: 'wallet.example', unit: undefined, openedFor: 'pay_1' });
  });

  for (const text of ['', '{', 'null', '[]', '{"walletId":1,"unit":"x"}', '{"unit":"x"}'])
    it(`is not known if the stored value is ${JSON.stringify(text)}`, () => {
      localStorage.setItem(NAME, text);
      expect(browserLastChoice.read()).to.equal(undefined);
    });

  it('is not known, without an error, if the storage is blocked', () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    try {
      browserLastChoice.write(CHOICE);
      expect(browserLastChoice.read()).to.equal(undefined);
    } finally {
      Object.defineProperty(window, 'localStorage', storage);
    }
  });
});
