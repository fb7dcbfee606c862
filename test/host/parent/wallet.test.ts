import { expect, oneEvent } from '@open-wc/testing';
import { ConfigurationError } from '../../../src/core/errors/configuration-error.js';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import type { EmbedOptions } from '../../../src/host/parent/embed-options.js';
import type { HostWallet, HostWalletRequest } from '../../../src/host/host-wallet.js';
import type { HostConnection } from '../../../src/host/child/host-connection.js';
import type { MessageFromHost, MessageToHost } from '../../../src/host/protocol.js';
import { embed, PAGE_URL, until, type Embedding } from '../support/frames.js';

const SRC = `${PAGE_URL}?pid=pay_1`;
const ADDRESS = '0x0376AAc07Ad725E01357B1725B5ceC61aE10473c';

/** A wallet of which the test answers each prompt. */
const createWallet = () => {
  const prompts: { request: HostWalletRequest; answer: (result: string) => void; reject: (error: Error) => void }[] =
    [];
  const listeners = new Set<() => void>();
  const selected: string[] = [];
  const wallet: HostWallet = {
    id: 'example.wallet',
    name: 'Example',
    accounts: () => Promise.resolve([ADDRESS]),
    selectChain: (chain) => {
      if (chain !== 'eip155:84532') return Promise.reject(new Error('The chain could not be selected.'));
      selected.push(chain);
      return Promise.resolve();
    },
    sign: (request) =>
      new Promise((answer, reject) => {
        prompts.push({ request, answer, reject });
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = () => {
    for (const listener of listeners) listener();
  };
  return { wallet, prompts, selected, change };
};

const request = (fields: Partial<Extract<MessageToHost, { type: 'wallet-request' }>> = {}): MessageToHost => ({
  type: 'wallet-request',
  id: 'r1',
  paymentId: 'pay_1',
  chain: 'eip155:84532',
  account: `eip155:84532:${ADDRESS}`,
  method: 'eth_sendTransaction',
  params: [{ from: ADDRESS }],
  ...fields,
});

/** Opens the page in the frame, and connects it. */
const connect = async ({ page }: Embedding): Promise<{ connection: HostConnection; received: MessageFromHost[] }> => {
  const received: MessageFromHost[] = [];
  const connection = (await page()).connectHost({ origins: [location.origin] })!;
  connection.subscribe((message) => received.push(message));
  connection.send({ type: 'ready' });
  await until('the wallet', () => received.some(({ type }) => type === 'wallet'));
  return { connection, received };
};

const getAnswers = (received: readonly MessageFromHost[]) => received.filter(({ type }) => type === 'wallet-answer');

describe('a wallet of the page that embeds a checkout', () => {
  it('is announced, and answers with its accounts and what it has signed', async () => {
    const { wallet, prompts, selected, change } = createWallet();
    const { connection, received } = await connect(embed({ wallet, src: SRC }));
    connection.send({ type: 'wallet-accounts', id: 'a1', ask: true });
    await until('the accounts', () => getAnswers(received).length === 1);
    connection.send(request());
    await until('the prompt', () => prompts.length === 1);
    prompts[0]!.answer('0xab');
    await until('the answer', () => getAnswers(received).length === 2);
    change();
    await until('the change', () => received.some(({ type }) => type === 'wallet-changed'));
    expect(getAnswers(received)).to.deep.equal([
      { type: 'wallet-answer', id: 'a1', result: [ADDRESS] },
      { type: 'wallet-answer', id: 'r1', result: '0xab' },
    ]);
    expect(selected).to.deep.equal(['eip155:84532']);
  });

  it('is asked once when the frame reloads while the request is open, and answers the page that is there then', async () => {
    const { wallet, prompts } = createWallet();
    const embedding = embed({ wallet, src: SRC });
    (await connect(embedding)).connection.send(request());
    await until('the prompt', () => prompts.length === 1);
    embedding.checkout.frame.contentWindow!.location.reload();
    await oneEvent(embedding.checkout.frame, 'load');
    const { connection, received } = await connect(embedding);
    connection.send(request());
    connection.send(request({ id: 'r2' }));
    await until('the refusal of another one', () => getAnswers(received).length === 1);
    prompts[0]!.answer('0xab');
    await until('the answer', () => getAnswers(received).length === 2);
    connection.send(request());
    await until('the answer again', () => getAnswers(received).length === 3);
    expect(getAnswers(received).map((message) => ('error' in message ? message.error?.code : undefined))).to.deep.equal(
      ['request_pending', undefined, undefined],
    );
    expect(prompts.length).to.equal(1);
  });

  it('recalls what it has answered or will answer to an earlier page, and asks for nothing', async () => {
    const { wallet, prompts } = createWallet();
    const embedding = embed({ wallet, src: SRC });
    const recall = (id: string): MessageToHost => ({ type: 'wallet-recall', id });
    const { connection: first } = await connect(embedding);
    first.send(request({ id: 'rejected' }));
    await until('the first prompt', () => prompts.length === 1);
    prompts[0]!.reject(new WalletError('rejected', 'No.'));
    await until('the first is over', () => prompts.length === 1);
    first.send(request({ id: 'open' }));
    await until('the second prompt', () => prompts.length === 2);
    embedding.checkout.frame.contentWindow!.location.reload();
    await oneEvent(embedding.checkout.frame, 'load');
    const { connection, received } = await connect(embedding);
    const getAnswer = (id: string) =>
      getAnswers(received).find((message) => 'id' in message && message.id === id && message.type === 'wallet-answer');
    for (const id of ['rejected', 'unknown', 'open']) connection.send(recall(id));
    await until('two answers', () => getAnswers(received).length === 2);
    expect(getAnswer('rejected')).to.have.nested.property('error.code', 'rejected');
    expect(getAnswer('unknown')).to.have.nested.property('error.code', 'wallet_failed');
    prompts[1]!.answer('0xab');
    await until('the answer', () => getAnswers(received).length === 3);
    connection.send(recall('open'));
    await until('the answer again', () => getAnswers(received).length === 4);
    expect(getAnswers(received).at(-1)).to.deep.equal({ type: 'wallet-answer', id: 'open', result: '0xab' });
    expect(prompts.length).to.equal(2);
  });

  it('is asked again after a rejection, but never again for a transaction that may have been sent', async () => {
    const { wallet, prompts } = createWallet();
    const { connection, received } = await connect(embed({ wallet, src: SRC }));
    for (const [index, error] of [new WalletError('rejected', 'No.'), new Error('lost')].entries()) {
      connection.send(request());
      await until('the prompt', () => prompts.length === index + 1);
      prompts[index]!.reject(error);
      await until('the answer', () => getAnswers(received).length === index + 1);
    }
    connection.send(request());
    await until('the answer again', () => getAnswers(received).length === 3);
    expect(prompts.length).to.equal(2);
    expect(getAnswers(received).map((message) => ('error' in message ? message.error?.code : undefined))).to.deep.equal(
      ['rejected', 'wallet_failed', 'wallet_failed'],
    );
  });

  it('is refused without a payment: it would pay the requests of any', () => {
    const cases: readonly Partial<EmbedOptions>[] = [
      {},
      { paymentId: '' },
      { paymentId: ' ' },
      { paymentId: 1 as unknown as string },
      { src: `${PAGE_URL}?pid=` },
      { src: `${PAGE_URL}?pid=%20`, paymentId: '' },
      { src: `${PAGE_URL}?payment=pay_1#pid=pay_1` },
    ];
    for (const options of cases) {
      const frames = document.querySelectorAll('iframe').length;
      expect(() => embed({ wallet: createWallet().wallet, ...options }), JSON.stringify(options))
        .to.throw(ConfigurationError, /Pass paymentId to embedCheckout, or a src with the parameter pid/)
        .with.property('code', 'missing_payment_id');
      expect(document.querySelectorAll('iframe').length).to.equal(frames);
      // Without a wallet, nothing can be paid.
      expect(() => embed(options)).not.to.throw();
    }
  });

  it('is asked for nothing of another payment than the one that is embedded', async () => {
    for (const options of [{ paymentId: 'pay_2' }, { src: `${PAGE_URL}?pid=pay_2` }]) {
      const { wallet, prompts } = createWallet();
      const { connection, received } = await connect(embed({ wallet, ...options }));
      connection.send(request());
      await until('the refusal', () => getAnswers(received).length === 1);
      expect(getAnswers(received)[0]).to.have.nested.property('error.code', 'refused_request');
      connection.send(request({ id: 'r2', paymentId: 'pay_2' }));
      await until('the prompt', () => prompts.length === 1);
    }
  });

  it('is not asked with another account or on a chain that it cannot select: then nothing was sent', async () => {
    const { wallet, prompts } = createWallet();
    const { connection, received } = await connect(embed({ wallet, src: SRC }));
    connection.send(request({ account: `eip155:84532:0x${'11'.repeat(20)}` }));
    connection.send(request({ id: 'r2', chain: 'eip155:1', account: `eip155:1:${ADDRESS}` }));
    await until('the first answer', () => getAnswers(received).length === 2);
    connection.send(request({ id: 'r3', chain: 'eip155:1', account: `eip155:1:${ADDRESS}` }));
    await until('the last answer', () => getAnswers(received).length === 3);
    expect(
      getAnswers(received).map((message) => ('error' in message ? message.error?.code : undefined)),
    ).to.include.members(['account_changed', 'unknown_chain']);
    expect(prompts.length).to.equal(0);
  });
});
