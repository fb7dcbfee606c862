import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recoverTypedDataAddress } from 'viem';
import { receiveWithAuthorization } from '../../gateway/options/typed-data.js';
import { USDC_ON_BASE_SEPOLIA } from '../../gateway/rails/paper/assets.js';
import { openAccount } from '../../wallet/client/account.js';
import { createTestProvider } from '../../wallet/client/announced/provider.js';
import type { Question } from '../../wallet/client/announced/question.js';
import type { Networks } from '../../wallet/client/networks.js';
import { TRANSFER } from '../support/signer.js';

const BASE_SEPOLIA = '0x14a34';
const SEPOLIA = '0xaa36a7';

/** The provider of a new browser, whose buyer approves unless a test says otherwise. */
const createProvider = (networks?: Networks) => {
  const account = openAccount(() => ({ getItem: () => null, setItem: () => undefined }));
  const memory = new Map<string, string>();
  const questions: Question['kind'][] = [];
  const funded: string[] = [];
  const browser = { account, questions, funded, approves: true };
  const provider = createTestProvider({
    getAccount: async () => account,
    ask: async ({ kind }) => {
      questions.push(kind);
      return browser.approves;
    },
    memory: { read: (name) => memory.get(name) ?? null, write: (name, value) => void memory.set(name, value) },
    fund: async (address) => void funded.push(address),
    ...(networks && { networks }),
  });
  const call = (method: string, ...params: unknown[]): Promise<unknown> => provider.request({ method, params });
  const transfer = { ...TRANSFER, asset: USDC_ON_BASE_SEPOLIA, from: account.address, value: '1' };
  return { browser, memory, call, on: provider.on, typedData: JSON.stringify(receiveWithAuthorization(transfer)) };
};

describe('the wallet that the hosted page announces', () => {
  it('asks once before it shows its account, which it fills up with test coins', async () => {
    const { browser, call } = createProvider();
    const { address } = browser.account;
    assert.deepEqual(await call('eth_accounts'), []);
    assert.deepEqual(await call('eth_requestAccounts'), [address]);
    assert.deepEqual(await call('eth_requestAccounts'), [address]);
    assert.deepEqual(await call('eth_accounts'), [address]);
    assert.deepEqual([browser.questions, browser.funded], [['connect'], [address, address]]);
  });

  it('signs what the buyer approves, with its key', async () => {
    const { browser, call, typedData } = createProvider();
    const signature = await call('eth_signTypedData_v4', browser.account.address, typedData);
    const signed = { ...JSON.parse(typedData), signature } as Parameters<typeof recoverTypedDataAddress>[0];
    assert.equal(await recoverTypedDataAddress(signed), browser.account.address);
    assert.deepEqual(browser.questions, ['sign']);
  });

  it('switches between its networks when the buyer approves, and tells the page', async () => {
    const { browser, call, on } = createProvider();
    let changes = 0;
    on('chainChanged', () => changes++);
    assert.equal(await call('eth_chainId'), BASE_SEPOLIA);
    assert.equal(await call('wallet_switchEthereumChain', { chainId: BASE_SEPOLIA }), null);
    assert.deepEqual([browser.questions, changes], [[], 0]);
    assert.equal(await call('wallet_switchEthereumChain', { chainId: SEPOLIA }), null);
    assert.equal(await call('eth_chainId'), SEPOLIA);
    assert.deepEqual([browser.questions, changes], [['switch'], 1]);
  });

  it('has the networks of the sandbox that it belongs to, and forgets another one', async () => {
    const local = createProvider({ chains: ['eip155:31337'], hasNode: true, coins: [] });
    assert.equal(await local.call('eth_chainId'), '0x7a69');
    await assert.rejects(local.call('wallet_switchEthereumChain', { chainId: BASE_SEPOLIA }), { code: 4902 });
    local.memory.set('chain', SEPOLIA);
    assert.equal(await local.call('eth_chainId'), '0x7a69');
    const paper = createProvider();
    paper.memory.set('chain', '0x7a69');
    assert.equal(await paper.call('eth_chainId'), BASE_SEPOLIA);
    await assert.rejects(paper.call('wallet_switchEthereumChain', { chainId: '0x7a69' }), { code: 4902 });
  });

  const REFUSALS = [
    ['the account to a buyer who rejects', 4001, false, ({ call }) => call('eth_requestAccounts')],
    [
      'a signature to a buyer who rejects',
      4001,
      false,
      ({ call, browser, typedData }) => call('eth_signTypedData_v4', browser.account.address, typedData),
    ],
    [
      'a signature for another account',
      4100,
      true,
      ({ call, typedData }) => call('eth_signTypedData_v4', `0x${'1'.repeat(40)}`, typedData),
    ],
    [
      'a signature for another network',
      -32603,
      true,
      async ({ call, browser, typedData }) => {
        await call('wallet_switchEthereumChain', { chainId: SEPOLIA });
        return call('eth_signTypedData_v4', browser.account.address, typedData);
      },
    ],
    ['an unknown network', 4902, true, ({ call }) => call('wallet_switchEthereumChain', { chainId: '0x1' })],
    ['a network without an id', 4902, true, ({ call }) => call('wallet_switchEthereumChain', {})],
    ['transactions, without a chain', 4200, true, ({ call }) => call('eth_sendTransaction', {})],
    ['any other method', 4200, true, ({ call }) => call('constructor')],
  ] as const satisfies readonly (readonly [
    string,
    number,
    boolean,
    (provider: ReturnType<typeof createProvider>) => Promise<unknown>,
  ])[];
  for (const [title, code, approves, act] of REFUSALS)
    it(`refuses ${title} with ${code}`, async () => {
      const provider = createProvider();
      provider.browser.approves = approves;
      await assert.rejects(act(provider), { code });
    });
});
