import { expect, oneEvent } from '@open-wc/testing';
import type { EmbedOptions } from '../../../src/host/parent/embed-options.js';
import type { HostConnection } from '../../../src/host/child/host-connection.js';
import { ANSWER_TIMEOUT_MS } from '../../../src/host/protocol.js';
import { catchErrors } from '../../support/setup.js';
import { settle, VirtualClock } from '../../support/virtual-clock.js';
import { embed, until, type CheckoutWindow, type Embedding } from '../support/frames.js';

const SHOP = 'https://shop.example/thanks?payment_id=pay_1';
const WALLET = 'https://wallet.example/pay?uri=https%3A%2F%2Fpay.example';

interface Talk extends Embedding {
  readonly connection: HostConnection;
  /** Links that the page opened by itself. */
  readonly opened: string[];
  /** The clock of the page. */
  readonly pageClock: VirtualClock;
}

const talk = async (options: Partial<EmbedOptions> = {}, allow: readonly string[] = []): Promise<Talk> => {
  const embedding = embed(options);
  const page = await embedding.page();
  const opened: string[] = [];
  (page as { open: CheckoutWindow['open'] }).open = (url) => {
    opened.push(String(url));
    return null;
  };
  const pageClock = new VirtualClock();
  const connection = page.connectHost({ origins: [location.origin], clock: pageClock, allow })!;
  connection.send({ type: 'ready' });
  await until('ready', () => embedding.hostEvents.length === 1);
  return { ...embedding, connection, opened, pageClock };
};

/** Links that must never be opened for a page. */
const HOSTILE = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'https://shop.example@evil.example/',
  'https:\\\\evil.example',
  '//evil.example',
  'https://shop.example\t.evil.example',
];

describe('the requests of an embedded page', () => {
  it('are known to it by the name of each that the host handles', async () => {
    expect((await talk()).connection.handles).to.deep.equal(['redirect']);
    expect((await talk({ onOpenUrl: () => true })).connection.handles).to.deep.equal(['open-url', 'redirect']);
  });
});

describe('the redirect of an embedded checkout', () => {
  it("navigates the host's page by default", async () => {
    const { connection, gone } = await talk();
    expect(await connection.redirect(SHOP, 'succeeded')).to.equal(true);
    expect(gone).to.deep.equal([SHOP]);
  });

  it("calls the host's callback and resolves to its answer", async () => {
    const calls: unknown[] = [];
    for (const answer of [true, false, Promise.resolve(true), Promise.resolve(false)]) {
      const { connection, gone } = await talk({
        onRedirect: (...args) => {
          calls.push(args);
          return answer;
        },
      });
      expect(await connection.redirect(SHOP, 'failed')).to.equal(await answer);
      expect(gone).to.deep.equal([]);
    }
    expect(calls).to.deep.equal(Array.from({ length: 4 }, () => [SHOP, 'failed']));
  });

  it('may have a scheme that the page and its host allow', async () => {
    const { connection, gone } = await talk({ allow: ['shop-app:', 'host-app:'] }, ['shop-app:', 'page-app:']);
    expect(await connection.redirect('shop-app:thanks', 'succeeded')).to.equal(true);
    for (const url of ['host-app:thanks', 'page-app:thanks', 'other-app:thanks'])
      expect(await connection.redirect(url, 'succeeded'), url).to.equal(false);
    expect(gone).to.deep.equal(['shop-app:thanks']);
  });

  it('is refused by the URL policy, with a callback and without', async () => {
    const calls: unknown[] = [];
    const onRedirect = (url: string) => calls.push(url) > 0;
    for (const options of [{}, { onRedirect }]) {
      const { connection, gone } = await talk(options);
      for (const url of [...HOSTILE, 'http://shop.example/', 'wallet:x']) {
        connection.send({ type: 'redirect', id: 'any', url, status: 'succeeded' });
        expect(await connection.redirect(url, 'succeeded'), url).to.equal(false);
      }
      expect([gone, calls]).to.deep.equal([[], []]);
    }
  });

  for (const [what, onRedirect] of [
    [
      'throws',
      () => {
        throw new Error('of the host');
      },
    ],
    ['rejects', () => Promise.reject(new Error('of the host'))],
  ] as const) {
    it(`is refused, and the error reported, when the callback ${what}`, async () => {
      const { connection } = await talk({ onRedirect });
      const errors = await catchErrors(async () => {
        expect(await connection.redirect(SHOP, 'succeeded')).to.equal(false);
      });
      expect(errors).to.deep.equal(['Error: of the host']);
    });
  }

  it('is refused after a second without an answer', async () => {
    const { connection, pageClock } = await talk({ onRedirect: () => new Promise(() => undefined) });
    let accepted: boolean | undefined;
    void connection.redirect(SHOP, 'succeeded').then((result) => (accepted = result));
    await pageClock.advance(ANSWER_TIMEOUT_MS - 1);
    expect(accepted).to.equal(undefined);
    await pageClock.advance(1);
    expect(accepted).to.equal(false);
    expect(pageClock.pending).to.equal(0);
  });

  it('is not accepted by an answer to the page that was in the frame before', async () => {
    const answers: ((accepted: boolean) => void)[] = [];
    const onRedirect = () => new Promise<boolean>((resolve) => answers.push(resolve));
    const { connection, checkout, page, pageClock } = await talk({ onRedirect });
    void connection.redirect(SHOP, 'succeeded');
    await until('the first ask', () => answers.length === 1);
    checkout.frame.contentWindow!.location.reload();
    await oneEvent(checkout.frame, 'load');
    const again = (await page()).connectHost({ origins: [location.origin], clock: pageClock })!;
    const left = again.redirect(SHOP, 'succeeded');
    await until('the second ask', () => answers.length === 2);
    answers[0]!(true);
    await settle();
    answers[1]!(false);
    expect(await left).to.equal(false);
  });
});

describe('a link of an embedded checkout', () => {
  it('is not sent to a host that opens no links', async () => {
    const { connection, opened } = await talk();
    expect(connection.openUrl(WALLET)).to.equal(false);
    await settle();
    expect(opened).to.deep.equal([]);
  });

  it('has a scheme that the page and its host allow, or the host is not asked to open it', async () => {
    const calls: string[] = [];
    const onOpenUrl = (url: string) => calls.push(url) > 0;
    const { connection, opened } = await talk({ onOpenUrl, allow: ['host-app:'] }, ['page-app:']);
    for (const url of ['host-app:pay', 'other-app:pay', 'intent://pay#Intent;end', 'http://wallet.example/'])
      expect(connection.openUrl(url), url).to.equal(false);
    connection.send({ type: 'open-url', id: 'any', url: 'page-app:pay' });
    connection.openUrl(WALLET);
    await until('the last', () => calls.length > 0);
    expect([calls, opened]).to.deep.equal([[WALLET], []]);
  });

  for (const url of [WALLET, 'metamask:pay?uri=x', 'wc:1@2?x=y']) {
    it(`is sent to a host that opens links: ${url}`, async () => {
      const calls: string[] = [];
      const allow = ['metamask:', 'wc:'];
      const { connection, opened, pageClock } = await talk({ allow, onOpenUrl: (link) => calls.push(link) > 0 }, allow);
      expect(connection.openUrl(url)).to.equal(true);
      await until('the host is asked', () => calls.length === 1);
      await until('the answer', () => pageClock.pending === 0);
      expect([calls, opened]).to.deep.equal([[url], []]);
    });
  }

  it('is opened by the page after a second without an answer, and not again by a late answer', async () => {
    let accept = (_: boolean): void => undefined;
    const answer = new Promise<boolean>((resolve) => {
      accept = resolve;
    });
    const { connection, opened, pageClock } = await talk({ onOpenUrl: () => answer });
    connection.openUrl(WALLET);
    await pageClock.advance(ANSWER_TIMEOUT_MS);
    expect(opened).to.deep.equal([WALLET]);
    accept(false);
    await settle();
    expect(opened).to.deep.equal([WALLET]);
  });

  it('is not opened when the session is closed before the answer', async () => {
    const { connection, opened, pageClock } = await talk({ onOpenUrl: () => new Promise(() => undefined) });
    connection.openUrl(WALLET);
    connection.close();
    await pageClock.advance(2 * ANSWER_TIMEOUT_MS);
    expect(opened).to.deep.equal([]);
    expect(pageClock.pending).to.equal(0);
  });

  it('reaches neither the host nor a window when it runs script, shows local content or is deceptive', async () => {
    const calls: string[] = [];
    const { connection, opened } = await talk({ onOpenUrl: (url) => calls.push(url) > 0 });
    for (const url of HOSTILE) {
      connection.send({ type: 'open-url', id: 'any', url });
      expect(connection.openUrl(url), url).to.equal(false);
    }
    connection.openUrl(WALLET);
    await until('the last', () => calls.length > 0);
    expect([calls, opened]).to.deep.equal([[WALLET], []]);
  });
});
