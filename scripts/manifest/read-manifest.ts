import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../custom-elements.json', import.meta.url));

/** Reads the custom elements manifest, which git ignores. Throws an error that names the command if it was not generated. */
export const readManifest = (): unknown => {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (cause) {
    throw new Error('Cannot read custom-elements.json. Run `npx --no-install cem analyze` to generate it.', { cause });
  }
};
