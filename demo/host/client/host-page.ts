import { embedCheckout } from 'pay-status/host';
import { openAccount } from '../../wallet/client/account.js';
import { sandboxRpc } from '../../wallet/client/chain/rpc.js';
import { readNetworks } from '../../wallet/client/networks.js';
import { findPayment, requestCoins } from '../../wallet/client/sandbox-payment.js';
import { createSandboxWallet } from '../../wallet/client/sandbox-wallet.js';
import { createAppWallet } from './app-wallet.js';
import { find } from '../../pages/client/find.js';
import { createPrompt } from './prompt.js';
import { showInWebView } from './webview/show-in-webview.js';

const say = (text: string): void => {
  find('message').textContent = text;
};

/** Shows the checkout of the payment behind the link, with the key of this browser. */
export const openHost = async (link: string, isWebView: boolean): Promise<void> => {
  const account = openAccount(() => localStorage);
  const networks = readNetworks(document.body.dataset);
  const prompt = createPrompt(find('prompt') as HTMLDialogElement);
  find('account').textContent = `Account ${account.address}`;
  try {
    const { paymentId } = await findPayment(link);
    await requestCoins(account.address, networks);
    const signer = createSandboxWallet({
      account,
      networks,
      rpc: networks.hasNode ? sandboxRpc : undefined,
      fund: (address) => requestCoins(address, networks),
    });
    const wallet = createAppWallet({
      address: account.address,
      paymentId,
      networks,
      signer,
      ask: (request, signal) => prompt.ask(request, signal),
      onRefuse: ({ message }) => {
        say(`The app has refused a request without asking you: ${message}`);
      },
    });
    const onEnd = (): void => {
      prompt.close();
    };
    if (isWebView) showInWebView({ paymentId, wallet, say, onEnd });
    else
      embedCheckout(find('checkout'), {
        // Of this origin, whichever name of the server the page was opened under.
        src: `${location.origin}/?pid=${encodeURIComponent(paymentId)}`,
        title: 'Checkout',
        wallet,
        onFinal: onEnd,
        onClose: onEnd,
      });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
};
