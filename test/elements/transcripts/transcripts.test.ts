import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { LocaleKey } from '../../../src/locales/keys.generated.js';
import { loadButtonLocale } from '../../../src/locales/load-button-locale.js';
import { loadDialogLocale } from '../../../src/locales/load-dialog-locale.js';
import { loadLocale } from '../../../src/locales/load-locale.js';
import { loadWalletLocale } from '../../../src/locales/load-wallet-locale.js';
import { Stage } from '../../support/element.js';
import { BUTTON_PATHS } from './button-paths.js';
import { CHECKOUT_PATHS } from './checkout-paths.js';
import { Scene } from './scene.js';
import { STATUS_PATHS } from './status-paths.js';
import { WALLET_PATHS } from './wallet-paths.js';

/** The languages of the page, with a region because browsers differ in the default digits of Arabic. */
const LANGUAGES = ['en', 'ar-AE'] as const;
const PATHS = [...STATUS_PATHS, ...CHECKOUT_PATHS, ...WALLET_PATHS, ...BUTTON_PATHS];
/** The start time of the gateway, Unix seconds. */
const START_S = Date.UTC(2026, 1, 18, 12) / 1_000;

const toKey = (language: string): string => language.slice(0, 2);
const toFileName = (language: string, { name }: { readonly name: string }): string => `${toKey(language)}/${name}.txt`;

describe('screen reader transcripts', function () {
  // A path takes minutes of virtual time.
  this.timeout(20_000);

  before(async () => {
    // Loads each language first, or the first path of a language would differ from the others.
    await Promise.all(LANGUAGES.map((language) => loadLocale(toKey(language) as LocaleKey)));
    await Promise.all([
      import('../../../src/elements/pay-checkout/wallet/create-wallet-pane.js'),
      ...[loadWalletLocale, loadButtonLocale, loadDialogLocale].flatMap((load) => LANGUAGES.map((tag) => load(tag))),
    ]);
    for (const language of LANGUAGES) await new Scene(await Stage.open(), language).show();
  });

  for (const language of LANGUAGES) {
    for (const path of PATHS) {
      it(`match the recorded transcript of the path ${path.name} in ${language}`, async () => {
        const { lifetimeS } = path;
        const stage = await Stage.open(lifetimeS ? { expiresAt: START_S + lifetimeS } : {});
        const scene = new Scene(stage, language);
        await path.play(scene);
        const text = await scene.end();
        const payload = { file: toFileName(language, path), text };
        expect(text).to.equal(await executeServerCommand('transcript', payload));
      });
    }
  }

  it('have a file for each path in each language, and no other', async () => {
    const files = LANGUAGES.flatMap((language) => PATHS.map((path) => toFileName(language, path))).sort();
    expect(await executeServerCommand('transcript-files', { files })).to.deep.equal(files);
  });
});
