import { FILES } from './button-messages.generated.js';
import type { ButtonMessages } from './button-messages.js';
import { en } from './languages/en/button.js';
import { loadTexts } from './load-texts.js';

/** Loads the texts of the button, see `loadTexts`. */
export const loadButtonLocale = (tag: string): Promise<ButtonMessages> => loadTexts(tag, en, FILES);
