import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../support/wait-until.js';
import { secondsShown, succeed } from './redirect-stage.js';

describe('the redirect countdown of pay-status, for a buyer with a mouse,', () => {
  afterEach(() => sendMouse({ type: 'move', position: [0, 0] }));

  it('waits while the buyer points at it, but not at the rest of the card', async () => {
    const { stage, shown } = await succeed();
    const point = async (part: string): Promise<void> => {
      const { x, y, width, height } = shown.part(part)!.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
      await waitUntil(() => shown.part(part)!.matches(':hover'), 'the pointer is there');
    };
    await point('redirect-link');
    await stage.advance(600_000);
    expect(secondsShown(shown)).to.equal('5');
    await point('title');
    await stage.advance(5_000);
    expect(stage.navigation.gone).to.have.length(1);
  });
});
