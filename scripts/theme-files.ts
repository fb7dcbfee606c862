import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { designTokens, type Scheme } from './generate-tokens.js';

const PRESETS = fileURLToPath(new URL('../src/theme/presets', import.meta.url));

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The presets, unminified, so that a designer can read them. */
export const presetFiles = (): Plugin => ({
  name: 'preset-files',
  generateBundle() {
    for (const name of readdirSync(PRESETS)) {
      this.emitFile({ type: 'asset', fileName: `presets/${name}`, source: readFileSync(`${PRESETS}/${name}`) });
    }
  },
});

const TOKEN_FILES: Readonly<Record<string, Scheme>> = { 'tokens.json': 'light', 'tokens.dark.json': 'dark' };

/** The tokens in the format of design tools. */
export const tokenFiles = (): Plugin => ({
  name: 'token-files',
  generateBundle() {
    for (const [fileName, scheme] of Object.entries(TOKEN_FILES)) {
      this.emitFile({ type: 'asset', fileName, source: json(designTokens(scheme)) });
    }
  },
});
