import { en } from './en.js';
import type { WalletMessages } from './wallet-messages.js';

/** The languages with these texts; English stands for the others. */
const FILES: Readonly<Partial<Record<string, () => Promise<WalletMessages>>>> = {
  de: () => import('./de.js').then(({ de }) => de),
};

/** Loads the texts of a language, such as `de-AT`. Never rejects: English is shown if they cannot be loaded. */
export const loadWalletLocale = async (locale: string): Promise<WalletMessages> => {
  const [language = ''] = locale.toLowerCase().split('-');
  try {
    return (await FILES[language]?.()) ?? en;
  } catch {
    return en;
  }
};
