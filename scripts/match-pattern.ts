import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns what `*` stands for in the path of a source file, by the files that exist: languages, for example. */
export const matchPattern = (pattern: string): readonly string[] => {
  const [prefix = '', suffix = ''] = pattern.split('*');
  return readdirSync(dirname(`${prefix}x`))
    .map((entry) => (entry.endsWith(suffix) ? entry.slice(0, entry.length - suffix.length) : entry))
    .filter((name) => existsSync(prefix + name + suffix));
};
