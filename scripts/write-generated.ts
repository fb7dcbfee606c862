import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/**
 * Formats `source` and writes it to `path`, relative to the repository. With --check, it fails instead if the file is
 * outdated, and prints the command that writes it.
 */
export const writeGenerated = async (path: string, source: string, command: string): Promise<void> => {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const wanted = await format(source, { ...(await resolveConfig(file)), filepath: file });
  if (!process.argv.includes('--check')) writeFileSync(file, wanted);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    console.error(`${path} is outdated: ${command}`);
    process.exitCode = 1;
  }
};
