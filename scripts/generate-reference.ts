// Writes docs/reference.md from custom-elements.json and the docstrings of the exports of the package. With --check it fails
// if the file is outdated. `npm run reference` generates custom-elements.json first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describeElements } from './reference/elements.js';
import { describeEntries } from './reference/entries.js';

const FILE = fileURLToPath(new URL('../docs/reference.md', import.meta.url));

const source = `# Reference

Written by \`npm run reference\` from the sources; do not edit. For guides, see [merchants](merchants.md),
[wallets](wallets.md) and [designers](designers.md).

${describeElements()}

## Entries of the package

${describeEntries()}
`;

const wanted = await format(source, { ...(await resolveConfig(FILE)), parser: 'markdown' });

if (!process.argv.includes('--check')) writeFileSync(FILE, wanted);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== wanted) {
  console.error('docs/reference.md is stale: npm run reference');
  process.exitCode = 1;
}
