import { describe, it } from 'node:test';
import { BASE_SEPOLIA } from '../support/paying/buyer-wallet.js';
import { assertPaidOnce, connectWallet, openPurchase } from '../support/paying/purchase.js';
import { useTestEnvironment } from '../support/test-environment.js';

const environment = useTestEnvironment();

const MAINNET = 1;

describe('a wallet on another network', () => {
  it('switches when the buyer allows it, and pays on the network of the option', async () => {
    const purchase = await openPurchase(environment(), { chainId: MAINNET });
    const { wallet, payButton, says } = purchase;
    wallet.addNetwork(BASE_SEPOLIA);
    await connectWallet(purchase);
    await payButton.click();
    await says('Allow the network');
    await wallet.approve('switch');
    await wallet.approve('sign');
    await assertPaidOnce(environment(), purchase);
  });

  it('is asked to add the network that it does not know (4902), and pays on it', async () => {
    const purchase = await openPurchase(environment(), { chainId: MAINNET });
    const { wallet, payButton } = purchase;
    await connectWallet(purchase);
    await payButton.click();
    await wallet.reject('switch', {
      code: 4902,
      message: 'Unrecognized chain ID "0x14a34". Try adding the chain using wallet_addEthereumChain first.',
    });
    await wallet.approve('add');
    // This wallet does not select a network that it adds.
    await wallet.approve('switch');
    await wallet.approve('sign');
    await assertPaidOnce(environment(), purchase);
  });
});
