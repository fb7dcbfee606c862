import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { STEP_IDS, type StepId } from '../../demo/gateway/wire/conformance-steps.js';
import { WalletError } from '../../src/core/errors/wallet-error.js';
import { createWalletHost, type WalletHost } from '../../src/host/app/wallet-host.js';
import type { HostWallet } from '../../src/host/host-wallet.js';
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

/** The wallet of an app, whose person is in the process of the test. */
const createWallet = (person: Person): HostWallet => ({
  id: 'com.example.wallet',
  name: 'Example',
  accounts: async () => [person.address],
  selectChain: async (chain) => {
    if (chain !== 'eip155:84532') throw new WalletError('unknown_chain', 'There is no such chain.');
  },
  sign: async ({ params: [, typedData] }, signal) => {
    signal?.addEventListener('abort', person.cancel);
    const signature = await person.decide(String(typedData));
    if (!signature) throw new WalletError('rejected', 'The person has rejected.');
    return signature;
  },
  subscribe: () => () => undefined,
});

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
    assertResults(run, ['resume']);
    // approve, late, twice rejection, double-tap, twice cancel, two reloads
    assert.equal(person.prompts, 9);
    assert.deepEqual(environment().errors, []);
  });

  it('passes an app with a wallet by createWalletHost, for the payment of the link', async () => {
    const context = await environment().newContext();
    const app = await startApp(context, BRIDGES.WKWebView);
    const person = new Person();
    const wallets: WalletHost[] = [];
    const { onInstruction, passMessages } = createConformingApp(app, {}, wallets);
    const pump = setInterval(passMessages, 20);
    const run = await checkHost(environment().proxy.url, async (link) => {
      wallets.push(
        createWalletHost({
          wallet: createWallet(person),
          paymentId: new URL(link).searchParams.get('pid') ?? '',
          // The page may be reloading.
          post: (json) => void app.send(JSON.parse(json) as object).catch(() => undefined),
        }),
      );
      await app.page.goto(link);
      const follow = (text: string): void => {
        person.read(text);
        onInstruction(text);
      };
      await followInstructions(app.page, follow, () =>
        app.page.getByRole('link', { name: 'Start another run' }).isVisible(),
      );
    }).finally(() => clearInterval(pump));
    assert.equal(run.code, 0, run.output);
    assertResults(run, ['height']);
    assert.equal(person.prompts, 9);
    assert.deepEqual(environment().errors, []);
  });

  it('shows the link of a run in an ordinary tab, with its payment', async () => {
    const page = await environment().open(`${environment().proxy.url}/conformance`);
    const link = new URL((await page.locator('#link').textContent()) ?? '');
    assert.deepEqual([...link.searchParams.keys()], ['run', 'pid']);
    const read = async (path: string): Promise<Record<string, unknown>> =>
      (await (await fetch(new URL(`/sandbox/${path}`, environment().proxy.url))).json()) as Record<string, unknown>;
    const run = await read(`conformance/${link.searchParams.get('run')}`);
    assert.deepEqual([run['url'], run['paymentId']], [link.href, link.searchParams.get('pid')]);
    assert.equal((await read(`payments/${link.searchParams.get('pid')}`))['status'], 'requires_action');
    // The link in a tab shows itself.
    const again = await environment().open(link.href);
    assert.equal(await again.locator('#link').textContent(), link.href);
    assert.deepEqual(environment().errors, []);
  });

  it('says in an ordinary tab why there is no link', async () => {
    const page = await environment().open(`${environment().proxy.url}/conformance?run=run_1`);
    await page.getByRole('alert').getByText('Run not found').waitFor();
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
    const walletSteps = STEP_IDS.slice(STEP_IDS.indexOf('accounts'), STEP_IDS.indexOf('open-url'));
    assertResults(run, ['height', ...walletSteps], ['locale', 'redirect']);

    const page = await environment().open(/Report: (\S+)/.exec(run.output)?.[1]);
    await page.getByRole('heading', { name: '4 passed, 2 failed, 10 skipped' }).waitFor();
    await page.getByText('The host did not answer redirect within a second').waitFor();
    await page.getByText('an app with the bridge android').waitFor();
  });
});
