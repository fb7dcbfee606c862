import { FILES } from './dialog-messages.generated.js';
import type { DialogMessages } from './dialog-messages.js';
import { en } from './languages/en/dialog.js';
import { loadTexts } from './load-texts.js';

/** Loads the texts of the dialog, see `loadTexts`. */
export const loadDialogLocale = (tag: string): Promise<DialogMessages> => loadTexts(tag, en, FILES);
