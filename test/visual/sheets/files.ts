import { join } from 'node:path';
import type { Sheet } from './sheet.js';

/** Named in the README and in docs, by this path. */
export const FOLDER = 'docs/look';

export const MOST_BYTES = 299_999;

export const toSheetPath = ({ name }: Pick<Sheet, 'name'>): string => join(FOLDER, `${name}.png`);
