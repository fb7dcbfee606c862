import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const toFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Writes `text` to `path`, relative to the repository. With --check, it fails instead if the file is outdated, and prints the
 * command that writes it.
 */
export const writeText = (path: string, text: string, command: string): void => {
  const file = toFile(path);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is outdated: ${command}`);
    process.exitCode = 1;
  }
};

/** The same with source code, which is formatted first. */
export const writeGenerated = async (path: string, source: string, command: string): Promise<void> => {
  const filepath = toFile(path);
  writeText(path, await format(source, { ...(await resolveConfig(filepath)), filepath }), command);
};
