import { type Inputs, Stage } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

export const THANKS = 'https://shop.example/thanks';

/** Opens an element for a payment that has just succeeded. */
export const succeed = async (inputs: Inputs = {}): Promise<{ stage: Stage; shown: Shown; url: string }> => {
  const stage = await Stage.open();
  await stage.reach('succeeded');
  const shown = await stage.mount({ successUrl: THANKS, ...inputs });
  return { stage, shown, url: `${THANKS}?payment_id=${stage.paymentId}` };
};

export const secondsShown = (shown: Shown) => / in (\d) s/.exec(shown.text('redirect-text') ?? '')?.[1];
