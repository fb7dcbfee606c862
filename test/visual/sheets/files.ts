import { join } from 'node:path';
import type { Sheet } from './sheet.js';

/** The README and docs refer to this path. */
export const FOLDER = 'docs/look';

/** Not a sheet of stories, but a purchase in the sandbox. */
export const PURCHASE_FILE = 'purchase.png';

export const MAX_BYTES = 299_999;

export const toSheetPath = ({ name }: Pick<Sheet, 'name'>): string => join(FOLDER, `${name}.png`);
