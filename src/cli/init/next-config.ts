import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { ProjectFolder } from './project-folder.js';

const NAMES = ['js', 'mjs', 'ts', 'mts', 'cjs'].map((extension) => `next.config.${extension}`);

/** Settings with which the written files would not work, and why. */
const PROBLEMS: readonly (readonly [setting: RegExp, problem: string])[] = [
  [
    /\boutput:\s*['"`]export\b/,
    `exports a static site, which has no server to receive webhooks: remove output: 'export'`,
  ],
  [
    /\bbasePath:\s*['"`]\//,
    'has a basePath, which the written paths do not have: remove it, and set it again in all of them',
  ],
  [
    /\btrailingSlash:\s*true/,
    'has trailingSlash, with which Next.js redirects the requests of the checkout: remove it',
  ],
  [
    /\bpageExtensions:\s*\[(?![^\]]*['"`](?:ts|js)['"`])/,
    `has pageExtensions of which none is 'ts' or 'js', the extensions of the written routes: add them`,
  ],
];

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/**
 * Checks the settings of Next.js as far as they can be read without running them.
 *
 * @throws ConfigurationError `invalid_option` for settings with which the written files would not work
 */
export const checkNextConfig = async ({ read }: Pick<ProjectFolder, 'read'>): Promise<void> => {
  for (const name of NAMES) {
    const lines = (await read(name))?.split('\n') ?? [];
    const code = lines.filter((line) => !COMMENT.test(line)).join('\n');
    const [, problem] = PROBLEMS.find(([setting]) => setting.test(code)) ?? [];
    if (problem) throw new ConfigurationError('invalid_option', `${name} ${problem}.`);
  }
};
