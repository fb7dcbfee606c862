// Writes the lists of languages from the files in src/locales/messages/ and src/locales/wallet/. With --check it fails if a list is
// outdated, or if a language has only one of its files.
import { readdirSync, readFileSync } from 'node:fs';
import { writeGenerated } from './write-generated.js';

const COMMAND = 'node --import tsx scripts/generate-locales.ts';
const HEADER = `// Written by scripts/generate-locales.ts from the files of the languages; do not edit.`;
/** A language has a file with this name: `pt-pt.ts`. */
const LANGUAGE_FILE = /^([a-z]{2,3}(?:-[a-z]+)?)\.ts$/;

const listKeys = (folder: string): readonly string[] =>
  readdirSync(folder)
    .flatMap((file) => LANGUAGE_FILE.exec(file)?.[1] ?? [])
    .sort();

/** The name that a language's file exports, such as `ptPT`. */
const readName = (folder: string, key: string): string => {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(`${folder}/${key}.ts`, 'utf8')) ?? [];
  if (!name) throw new Error(`${folder}/${key}.ts exports nothing.`);
  return name;
};

/** One literal `import()` per language: bundlers do not follow computed paths. English is loaded already: others fall back to it. */
const writeFiles = async (
  folder: string,
  path: string,
  from: string,
  type: string,
  typePath: string,
): Promise<void> => {
  const lines = listKeys(folder).map((key) => {
    const name = readName(folder, key);
    return key === 'en'
      ? `en: () => Promise.resolve(en),`
      : `'${key}': () => import('${from}/${key}.js').then(({ ${name} }) => ${name}),`;
  });
  const source = `${HEADER}
import { en } from '${from}/en.js';
import type { LocaleKey } from '${path.includes('/wallet/') ? '..' : '.'}/keys.generated.js';
import type { ${type} } from '${typePath}';

/** Loads the texts of each language. */
export const FILES: Readonly<Record<LocaleKey, () => Promise<${type}>>> = {
${lines.join('\n')}
};
`;
  await writeGenerated(path, source, COMMAND);
};

const MESSAGES = 'src/locales/messages';
const WALLET = 'src/locales/wallet';
const keys = listKeys(MESSAGES);
if (keys.join() !== listKeys(WALLET).join()) throw new Error(`${MESSAGES} and ${WALLET} have not the same languages.`);

await writeGenerated(
  'src/locales/keys.generated.ts',
  `${HEADER}
/** The supported languages; each has a file with this name in \`messages/\` and in \`wallet/\`. */
export const LOCALES = ${JSON.stringify(keys)} as const;

/** The key of a language that the library includes. */
export type LocaleKey = (typeof LOCALES)[number];
`,
  COMMAND,
);
await writeFiles(MESSAGES, 'src/locales/messages.generated.ts', './messages', 'Messages', './messages.js');
await writeFiles(WALLET, 'src/locales/wallet/messages.generated.ts', '.', 'WalletMessages', './wallet-messages.js');
