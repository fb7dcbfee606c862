import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { type Inputs, Stage } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

const THANKS = 'https://shop.example/thanks';

/** Opens an element for a payment that has just succeeded. */
const succeed = async (inputs: Inputs = {}): Promise<{ stage: Stage; shown: Shown; url: string }> => {
  const stage = await Stage.open();
  await stage.reach('succeeded');
  const shown = await stage.mount({ successUrl: THANKS, ...inputs });
  return { stage, shown, url: `${THANKS}?payment_id=${stage.paymentId}` };
};

const secondsShown = (shown: Shown) => /0:0(\d)/.exec(shown.text('redirect-link') ?? '')?.[1];

describe('the redirect countdown of pay-status, for a buyer with a mouse,', () => {
  afterEach(() => sendMouse({ type: 'move', position: [0, 0] }));

  it('waits while the buyer points at it, but not at the rest of the card', async () => {
    const { stage, shown } = await succeed();
    const point = async (part: string): Promise<void> => {
      const { x, y, width, height } = shown.part(part)!.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
      await waitUntil(() => shown.part(part)!.matches(':hover'), 'the pointer is there', { timeout: 10_000 });
    };
    await point('redirect-link');
    await stage.advance(600_000);
    expect(secondsShown(shown)).to.equal('5');
    await point('title');
    await stage.advance(5_000);
    expect(stage.navigation.gone).to.have.length(1);
  });
});
