// Writes docs/reference.md from custom-elements.json and the docstrings of the exports of the package. With --check it
// fails if the file is outdated. `npm run reference` generates custom-elements.json first.
import { describeElements } from './reference/elements.js';
import { describeEntries } from './reference/entries.js';
import { writeGenerated } from './write-generated.js';

const source = `<!-- Written by npm run reference from the sources; do not edit. -->

# Reference

Every attribute, event, part and export. Where to start: [merchants](merchants.md),
[wallets](wallets.md) and [designers](designers.md).

${describeElements()}

## Entries of the package

${describeEntries()}
`;

await writeGenerated('docs/reference.md', source, 'npm run reference');
