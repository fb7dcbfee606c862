import { FILES } from './wallet-messages.generated.js';
import { matchLocale } from './match-locale.js';
import { en } from './languages/en/wallet.js';
import type { WalletMessages } from './wallet-messages.js';

/**
 * Loads the texts of a language, such as `de-AT`, whose numbers and times have the form of that region. Never rejects: English
 * is shown if they cannot be loaded.
 */
export const loadWalletLocale = async (tag: string): Promise<WalletMessages> => {
  const match = matchLocale(tag);
  if (!match) return en;
  try {
    // The file of another version may lack some.
    return { ...en, ...(await FILES[match.key]()), locale: match.locale };
  } catch {
    return en;
  }
};
