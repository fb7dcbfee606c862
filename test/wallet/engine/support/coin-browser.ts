import { SETTLEMENT_ADDRESS } from '../../../../demo/gateway/rails/paper/paper-rail.js';
import type { PaymentOptionsResponse } from '../../../../src/contract/schemas/payment-options.js';
import type { PaymentFlowOptions } from '../../../../src/wallet/engine/context.js';
import type { PaymentFlow } from '../../../../src/wallet/engine/payment-flow.js';
import type { AccountActivity } from '../../../../src/wallet/ports.js';
import { Browser, getOption, pick } from '../../../support/wallet/paying-browser.js';
import { SETTLEMENT, toApprovalOption, toCoinOption } from '../../../support/wallet/transaction-options.js';

/** The activity of an account that sends nothing. */
export const QUIET: AccountActivity = { hasCode: false, latest: 7, pending: 7 };

/** The options that the gateway of {@link openBrowser} offers, as a flow shows them. */
export const OPTIONS = {
  coin: (flow: PaymentFlow) => getOption(flow, 'ETH'),
  approval: (flow: PaymentFlow) => getOption(flow, 'EURC'),
};

/** A browser in front of a gateway that offers the coin of the chain first, and needs an approval for the last token. */
export const openBrowser = async (toTokenOption = toApprovalOption): Promise<Browser> => {
  const browser = await Browser.open();
  browser.edit = (route, body) => {
    if (route !== 'options') return;
    const answer = body as { options: NonNullable<PaymentOptionsResponse['options']> };
    const expiresAt = browser.sandbox.clock.now() / 1_000 + 60;
    const [first, ...others] = answer.options;
    if (first)
      answer.options = [
        toCoinOption(first, Math.floor(expiresAt)),
        first,
        ...others.map((option) => toTokenOption(option)),
      ];
  };
  browser.respond = (route) =>
    route === 'confirm' ? Response.json({ status: 'processing', isFinal: false }) : undefined;
  return browser;
};

/** One page of the browser, which knows who may receive coins and tokens. */
export const openCoinTab = (browser: Browser, options: Partial<PaymentFlowOptions> = {}): PaymentFlow =>
  browser.openTab({ recipients: [SETTLEMENT, SETTLEMENT_ADDRESS], ...options });

/** A buyer who has picked the wallet: the coin is chosen and prepared. */
export const startWithCoin = async (
  options: Partial<PaymentFlowOptions> = {},
  toTokenOption?: typeof toApprovalOption,
): Promise<{ browser: Browser; flow: PaymentFlow }> => {
  const browser = await openBrowser(toTokenOption);
  const flow = openCoinTab(browser, options);
  await pick(flow, browser);
  return { browser, flow };
};
