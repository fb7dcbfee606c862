import { expect } from '@open-wc/testing';
import { hostNavigation } from '../../src/browser/host-navigation.js';
import { FakeNavigation } from '../support/navigation.js';
import { catchErrors } from '../support/setup.js';

const THANKS = 'https://shop.example/thanks';

const setUp = (framed: boolean, accepts = false) => {
  const requests: unknown[] = [];
  const own = Object.assign(new FakeNavigation(), { framed });
  const navigation = hostNavigation(own, {
    openUrl: () => false,
    redirect: async (...request) => {
      requests.push(request);
      return accepts;
    },
  });
  return { own, navigation, requests };
};

describe('navigation with a host', () => {
  it('requests the redirect from the host in a frame, returns its answer and does not navigate by itself', async () => {
    const { own, navigation, requests } = setUp(true);
    expect(navigation.isFramed()).to.equal(false);
    expect(await navigation.go(THANKS, 'succeeded')).to.equal(false);
    expect([requests, own.gone]).to.deep.equal([[[THANKS, 'succeeded']], []]);
  });

  it('navigates by itself when the app around the page does not', async () => {
    const { own, navigation, requests } = setUp(false);
    expect(navigation.isFramed()).to.equal(false);
    expect(await navigation.go(THANKS, 'succeeded')).to.equal(true);
    expect([requests, own.gone]).to.deep.equal([[[THANKS, 'succeeded']], [THANKS]]);
  });

  it('navigates by itself when the code of the app fails, whose error is reported as uncaught', async () => {
    const own = new FakeNavigation();
    const redirect = () => Promise.reject(new Error('no bridge'));
    const navigation = hostNavigation(own, { openUrl: () => false, redirect });
    const errors = await catchErrors(async () => {
      expect(await navigation.go(THANKS, 'succeeded')).to.equal(true);
    });
    expect([own.gone, errors]).to.deep.equal([[THANKS], ['Error: no bridge']]);
  });

  for (const goes of [true, false]) {
    it(`reports whether the buyer leaves when the navigation of the page ${goes ? 'accepts' : 'refuses'}`, async () => {
      const { own } = setUp(false);
      const navigation = hostNavigation(
        { ...own, go: async () => goes },
        { openUrl: () => false, redirect: async () => false },
      );
      expect(await navigation.go(THANKS, 'succeeded')).to.equal(goes);
    });
  }

  it('leaves the navigation to an app that accepts it', async () => {
    const { own, navigation, requests } = setUp(false, true);
    expect(await navigation.go(THANKS, 'succeeded')).to.equal(true);
    expect([requests, own.gone]).to.deep.equal([[[THANKS, 'succeeded']], []]);
  });

  it('shares claims and locks with the page', async () => {
    const { own, navigation } = setUp(true);
    navigation.claim('pay_1');
    expect([own.isClaimed('pay_1'), navigation.isClaimed('pay_1')]).to.deep.equal([true, true]);
    own.taken = true;
    expect(await navigation.withLock('pay_2', async () => true)).to.equal(false);
    expect(navigation.currentUrl()).to.equal(own.url);
  });
});
