import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Stage } from '../../support/element.js';

const REFUSED = [
  '',
  'javascript:alert(1)',
  'http://shop.example/thanks',
  'wallet://open',
  'https://user:secret@shop.example/thanks',
];
const INPUTS = { successUrl: 'success-url', errorUrl: 'error-url' } as const;
const ENDS = { successUrl: 'succeeded', errorUrl: 'failed' } as const;

describe('pay-status with a redirect URL that is refused', () => {
  for (const url of REFUSED) {
    for (const name of ['successUrl', 'errorUrl'] as const) {
      it(`shows the status, offers no way back, and names the attribute (${INPUTS[name]}="${url}")`, async () => {
        const stage = await Stage.open();
        const shown = await stage.mount({ [name]: url, redirectDelay: 0 });
        expect(shown.words).to.deep.equal(en.statuses.requires_action);
        await stage.reach(ENDS[name]);
        await stage.advance(30_000);
        expect(shown.words).to.deep.equal(en.statuses[ENDS[name]]);
        expect(shown.part('redirect')).to.equal(null);
        expect(stage.navigation.gone).to.deep.equal([]);
        expect(shown.errors.map(({ code }) => code)).to.deep.equal(['refused_url']);
        expect(shown.errors[0]?.message)
          .to.match(new RegExp(`^${INPUTS[name]}: "`))
          .and.not.include('secret');
      });
    }
  }

  it('still redirects to the other URL', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({
      errorUrl: '/sorry',
      successUrl: 'https://shop.example/thanks',
      redirectDelay: 0,
    });
    await stage.reach('succeeded');
    expect(stage.navigation.gone).to.deep.equal([`https://shop.example/thanks?payment_id=${stage.paymentId}`]);
    expect(shown.errors.map(({ code }) => code)).to.deep.equal(['refused_url']);
  });

  it('redirects once the URL is corrected, and reports the next mistake', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ successUrl: '/thanks', redirectDelay: 0 });
    await stage.reach('succeeded');
    shown.element.successUrl = 'nowhere';
    await stage.advance();
    shown.element.expiresAt = stage.expiresAt;
    await stage.advance();
    expect(shown.errors.map(({ message }) => message.slice(0, 21))).to.deep.equal(
      ['success-url: "/thanks"', 'success-url: "nowhere"'].map((text) => text.slice(0, 21)),
    );
    shown.element.successUrl = 'https://shop.example/thanks';
    await stage.advance();
    expect(stage.navigation.gone).to.deep.equal([`https://shop.example/thanks?payment_id=${stage.paymentId}`]);
  });
});
