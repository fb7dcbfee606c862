import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { STEP_IDS, type StepId } from '../../demo/gateway/wire/conformance-steps.js';
import type { TypedData } from '../../demo/test/support/independent-signer.js';
import { BRIDGES, startApp } from './support/app-bridges.js';
import { checkHost, createConformingApp, followInstructions, type ConformanceRun } from './support/conformance.js';
import { useHostSites } from './support/host-site.js';
import { createAccount } from './support/paying/buyer-wallet.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const { ready, sites } = useHostSites();
const environment = useTestEnvironment(async () => ({ embedOrigins: [(await ready).shop.url] }));

/** Longer than the five seconds from which a signature is late, milliseconds. */
const LATE_MS = 5_500;

/** The person at the wallet of a page: what they do with the open request, if there is one. */
class Person {
  readonly #account = createAccount();
  #intent: 'approve' | 'reject' | 'leave' = 'leave';
  #isSlow = false;
  #open = 0;
  /** The number of requests that they saw. */
  prompts = 0;

  get address(): string {
    return this.#account.address;
  }

  readonly read = (instruction: string): void => {
    this.#isSlow = instruction.includes('ten seconds');
    if (/Do not|Leave the next|is cancelled/.test(instruction)) this.#intent = 'leave';
    else this.#intent = instruction.includes('Reject') ? 'reject' : 'approve';
  };

  /** Resolves to the signature; to an empty text if the request is rejected or cancelled. */
  readonly decide = async (typedData: string): Promise<string> => {
    const number = ++this.#open;
    this.prompts++;
    const openedAt = performance.now();
    // Messages that arrive at the same time come first: nobody is that quick.
    const leastMs = this.#isSlow ? LATE_MS : 200;
    await until('the person decides', () => {
      const isDecided = this.#intent !== 'leave' && performance.now() - openedAt > leastMs;
      return this.#open !== number || isDecided;
    });
    if (this.#open !== number || this.#intent === 'reject') return '';
    return this.#account.sign(JSON.parse(typedData) as TypedData);
  };

  readonly cancel = (): void => {
    this.#open++;
  };
}

/** A page with a wallet, whose person is in the process of the test. */
const toScript = (src: string, address: string, theme: string | null): string => `
  import { embedCheckout } from '/host.js';
  embedCheckout(document.body, {
    src: ${JSON.stringify(src)}, title: 'Payment', locale: 'pt-BR', ...(${JSON.stringify(theme && { theme })}),
    onOpenUrl: () => true,
    onRedirect: () => true,
    wallet: {
      id: 'com.example.wallet',
      name: 'Example',
      accounts: async () => [${JSON.stringify(address)}],
      selectChain: async (chain) => {
        if (chain !== 'eip155:84532') throw Object.assign(new Error('There is no such chain.'), { code: 4902 });
      },
      sign: async ({ params: [, typedData] }, signal) => {
        signal.addEventListener('abort', () => cancelRequest());
        const signature = await decide(typedData);
        if (!signature) throw Object.assign(new Error('The person has rejected.'), { code: 4001 });
        return signature;
      },
      subscribe: () => () => undefined,
    },
  });`;

/** Embeds the link in a page of the shop. */
const embed = async (page: Page, src: string, person: Person, theme: string | null): Promise<void> => {
  await page.exposeFunction('decide', person.decide);
  await page.exposeFunction('cancelRequest', person.cancel);
  await page.goto(sites().shop.url);
  await page.addScriptTag({ type: 'module', content: toScript(src, person.address, theme) });
};

/** Checks a frame of the shop with the command. */
const checkFrame = async (person: Person, theme: string | null, more?: readonly string[]): Promise<ConformanceRun> => {
  const page = await environment().open();
  return checkHost(
    environment().proxy.url,
    async (link) => {
      await embed(page, link, person, theme);
      const frame = page.frameLocator('iframe[title="Payment"]');
      await followInstructions(frame, person.read, () =>
        frame.getByRole('link', { name: 'Start another run' }).isVisible(),
      );
    },
    more,
  );
};

const assertResults = (
  { output }: ConformanceRun,
  skipped: readonly StepId[],
  failed: readonly StepId[] = [],
): void => {
  for (const id of STEP_IDS) {
    const mark = failed.includes(id) ? 'FAILED' : skipped.includes(id) ? 'skipped' : 'ok';
    assert.match(output, new RegExp(`^ {2}${mark} +${id}: `, 'm'), output);
  }
};

describe('the check of a host', () => {
  it('passes a page that embeds it with a wallet by embedCheckout', async () => {
    const person = new Person();
    const run = await checkFrame(person, 'dark', ['--require', 'approve,reload-while-open,close']);
    assert.equal(run.code, 0, run.output);
    assertResults(run, ['resume', 'last-message']);
    // approve, late, twice rejection, double-tap, twice cancel, two reloads
    assert.equal(person.prompts, 9);
    assert.deepEqual(environment().errors, []);
  });

  it('fails an app at the steps at which it is wrong, and shows why in the report', async () => {
    const context = await environment().newContext();
    const app = await startApp(context, BRIDGES.Android);
    const wrong = { noLocale: true, noWallet: true, redirect: 'silent' } as const;
    const { onInstruction, passMessages } = createConformingApp(app, wrong);
    const pump = setInterval(passMessages, 20);
    const run = await checkHost(environment().proxy.url, async (link) => {
      await app.page.goto(link);
      await followInstructions(app.page, onInstruction, () =>
        app.page.getByRole('link', { name: 'Start another run' }).isVisible(),
      );
    }).finally(() => clearInterval(pump));
    assert.equal(run.code, 1, run.output);
    const skipped = STEP_IDS.slice(STEP_IDS.indexOf('last-message'), STEP_IDS.indexOf('open-url'));
    assertResults(run, ['height', ...skipped], ['locale', 'redirect']);

    const page = await environment().open(/Report: (\S+)/.exec(run.output)?.[1]);
    await page.getByRole('heading', { name: '4 passed, 2 failed, 11 skipped' }).waitFor();
    await page.getByText('The host did not answer redirect within a second').waitFor();
    await page.getByText('an app with the bridge android').waitFor();
  });
});
