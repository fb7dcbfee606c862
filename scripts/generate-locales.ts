// Writes the lists of languages from the folders in src/locales/languages/. With --check it fails if a list is outdated, or if a
// language lacks one of its files.
import { readdirSync, readFileSync } from 'node:fs';
import { writeGenerated } from './write-generated.js';

const COMMAND = 'node --import tsx scripts/generate-locales.ts';
const HEADER = `// Written by scripts/generate-locales.ts from the folders in languages/; do not edit.`;
const FOLDER = 'src/locales/languages';

const keys = readdirSync(FOLDER).sort();

/** The name that a file of a language exports, such as `ptPT`. */
const readName = (path: string): string => {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(path, 'utf8')) ?? [];
  if (!name) throw new Error(`${path} exports nothing.`);
  return name;
};

/** One literal `import()` per language: bundlers do not follow computed paths. English is loaded already: others fall back to it. */
const writeLoaders = (file: string, type: string, module: string, hasEnglish = true): Promise<void> => {
  const listed = keys.filter((key) => hasEnglish || key !== 'en');
  const lines = listed.map((key) => {
    const name = readName(`${FOLDER}/${key}/${file}.ts`);
    return key === 'en'
      ? `en: () => Promise.resolve(en),`
      : `'${key}': () => import('./languages/${key}/${file}.js').then(({ ${name} }) => ${name}),`;
  });
  const source = `${HEADER}
${hasEnglish ? `import { en } from './languages/en/${file}.js';\n` : ''}import type { LocaleKey } from './keys.generated.js';
import type { ${type} } from './${module}.js';

/** Loads the texts of each language. */
export const FILES: Readonly<Record<${hasEnglish ? 'LocaleKey' : `Exclude<LocaleKey, 'en'>`}, () => Promise<${type}>>> = {
${lines.join('\n')}
};
`;
  return writeGenerated(`src/locales/${module}.generated.ts`, source, COMMAND);
};

await writeGenerated(
  'src/locales/keys.generated.ts',
  `${HEADER}
/** The supported languages; each has a folder with this name. */
export const LOCALES = ${JSON.stringify(keys)} as const;

/** The key of a language that the library includes. */
export type LocaleKey = (typeof LOCALES)[number];
`,
  COMMAND,
);
// Each element has the part of English that it needs.
await writeLoaders('messages', 'Messages', 'messages', false);
await writeLoaders('wallet', 'WalletMessages', 'wallet-messages');
await writeLoaders('button', 'ButtonMessages', 'button-messages');
await writeLoaders('dialog', 'DialogMessages', 'dialog-messages');
