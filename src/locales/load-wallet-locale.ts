import { FILES } from './wallet-messages.generated.js';
import { en } from './languages/en/wallet.js';
import { loadTexts } from './load-texts.js';
import type { WalletMessages } from './wallet-messages.js';

/** Loads the texts of paying with a wallet, see `loadTexts`. */
export const loadWalletLocale = (tag: string): Promise<WalletMessages> => loadTexts(tag, en, FILES);
