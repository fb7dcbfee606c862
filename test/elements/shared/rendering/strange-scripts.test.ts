import { takeUnexpected } from '../../../support/setup.js';
import { waitUntil } from '../../../support/wait-until.js';
import { CHAIN, WalletCheckout } from '../../../support/wallet/wallet-checkout.js';

/** What other scripts do to the controls of a page: they add their own listeners, restyle or parse them again. */
const SCRIPTS: Readonly<Record<string, (button: HTMLElement) => void>> = {
  'puts copies in their place': (button) => {
    button.replaceWith(button.cloneNode(true));
  },
  'parses what is around them again': ({ parentElement }) => {
    const { innerHTML = '' } = parentElement ?? {};
    if (parentElement && !parentElement.querySelector('pay-status')) parentElement.innerHTML = innerHTML;
  },
  'removes them': (button) => {
    button.remove();
  },
};

describe('a page without a countdown whose controls another script replaces', () => {
  for (const [what, run] of Object.entries(SCRIPTS))
    it(`does not become dead: a script that ${what}`, async () => {
      const checkout = await WalletCheckout.openWith();
      checkout.element.remove();
      checkout.stage.rewrite = ({ expiresAt: _, ...body }) => body;
      await checkout.mount({ chains: CHAIN });
      const { shadowRoot } = checkout.element;
      const press = async (part: string): Promise<void> => {
        await checkout.stage.advance(2_000);
        for (const button of shadowRoot!.querySelectorAll<HTMLElement>('button')) run(button);
        // Observers of changes are called before the next task.
        await new Promise((resolve) => setTimeout(resolve));
        await checkout.stage.advance(1_000);
        checkout.part(part)!.click();
      };
      await press('wallet-button');
      await checkout.isReady();
      await press('pay-button');
      await waitUntil(() => checkout.wallet.asked === 1, 'the wallet is asked');
      takeUnexpected();
    });
});
