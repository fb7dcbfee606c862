import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { toSfnt } from './woff.js';

/** Latin, Arabic and monospace fonts, in the order of fallback. */
const FAMILIES = { inter: 'Inter', vazirmatn: 'Vazirmatn', 'jetbrains-mono': 'JetBrains Mono' } as const;

const FILES: Readonly<Record<keyof typeof FAMILIES, readonly string[]>> = {
  inter: ['inter-latin-400', 'inter-latin-500', 'inter-latin-600', 'inter-latin-700'],
  vazirmatn: ['vazirmatn-arabic-400', 'vazirmatn-arabic-500', 'vazirmatn-arabic-600', 'vazirmatn-arabic-700'],
  'jetbrains-mono': ['jetbrains-mono-latin-400', 'jetbrains-mono-latin-600'],
};

/** Suffixes of family names in files with a weight between regular and bold. */
const WEIGHT_NAMES = ['Medium', 'SemiBold'];

/** The folder to which {@link fontEnvironment} writes the fonts. */
export const FOLDER = resolve('.cache/visual/fonts');
const SYSTEM_FONTS = '/etc/fonts/fonts.conf';

const names = (families: readonly string[]): string => families.map((family) => `<string>${family}</string>`).join('');

const unified = (family: string): string =>
  WEIGHT_NAMES.map(
    (weight) => `<match target="scan">
  <test name="family"><string>${family} ${weight}</string></test>
  <edit name="family" mode="assign"><string>${family}</string></edit></match>`,
  ).join('\n');

const preferred = (generic: string, families: readonly string[]): string => `<match target="pattern">
  <test qual="any" name="family"><string>${generic}</string></test>
  <edit name="family" mode="prepend" binding="strong">${names(families)}</edit></match>`;

const RENDERING = `<match target="font">
  <edit name="antialias" mode="assign"><bool>true</bool></edit>
  <edit name="hinting" mode="assign"><bool>false</bool></edit>
  <edit name="autohint" mode="assign"><bool>false</bool></edit>
  <edit name="rgba" mode="assign"><const>none</const></edit></match>`;

const configuration = (isAlone: boolean): string => {
  const { 'jetbrains-mono': mono, ...others } = FAMILIES;
  const text = Object.values(others);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${FOLDER}</dir><cachedir>${FOLDER}/cache</cachedir>
${isAlone ? '' : `<include ignore_missing="yes">${SYSTEM_FONTS}</include>`}
${Object.values(FAMILIES).map(unified).join('\n')}
${['sans-serif', 'system-ui', 'ui-rounded'].map((generic) => preferred(generic, text)).join('\n')}
${['monospace', 'ui-monospace'].map((generic) => preferred(generic, [mono])).join('\n')}
<match target="pattern"><edit name="family" mode="append" binding="weak">${names(text)}</edit></match>
${RENDERING}
</fontconfig>`;
};

/**
 * Creates the environment of a browser that uses fonts from the repository's packages. With `alone` it uses no other fonts, so
 * that its screenshots are the same on every machine; otherwise other scripts use the fonts of the machine.
 */
export const fontEnvironment = async (extent: 'alone' | 'and the machine’s' = 'alone'): Promise<NodeJS.ProcessEnv> => {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, files] of Object.entries(FILES))
    for (const file of files) {
      const woff = await readFile(`node_modules/@fontsource/${name}/files/${file}-normal.woff`);
      await writeFile(`${FOLDER}/${file}.ttf`, toSfnt(woff));
    }
  const path = `${FOLDER}/${extent === 'alone' ? 'alone' : 'preferred'}.conf`;
  await writeFile(path, configuration(extent === 'alone'));
  return { ...process.env, FONTCONFIG_FILE: path };
};
