import { expect } from '@open-wc/testing';
import { createEvmWallet, type EvmProvider } from '../../../src/browser/wallets/evm-provider.js';
import { systemClock, type Clock } from '../../../src/core/clock.js';
import type { ChainParameters, CheckoutWallet } from '../../../src/wallet/ports.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const ACCOUNT = '0x00000000000000000000000000000000000000a1';
const CHAIN = 'eip155:84532';
const CHAIN_ID = '0x14a34';
const SIGNATURE = `0x${'ab'.repeat(65)}`;
const REQUEST = { chain: CHAIN, method: 'eth_signTypedData_v4', params: [ACCOUNT, '{}'] } as const;
const TRANSACTION = { chainId: CHAIN_ID, from: ACCOUNT, to: `0x${'5'.repeat(40)}`, value: '0x1', data: '0x6b45f9ef' };
const SEND = { chain: CHAIN, method: 'eth_sendTransaction', params: [TRANSACTION] } as const;
const HASH = `0x${'7a'.repeat(32)}`;
const PARAMETERS: ChainParameters = {
  chainId: CHAIN_ID,
  chainName: 'Base Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.example'],
};

type Answers = Readonly<Record<string, unknown>>;

/** A provider that answers by method; a function is called, an error is thrown. */
const createProvider = (answers: Answers, clock: Clock = systemClock) => {
  const calls: string[] = [];
  const provider: EvmProvider = {
    request: async ({ method, params = [] }) => {
      calls.push([method, ...params.map((param) => JSON.stringify(param))].join(' '));
      const answer = answers[method];
      const value: unknown = typeof answer === 'function' ? (answer as () => unknown)() : answer;
      if (value instanceof Error) throw value;
      return value;
    },
  };
  const wallet = createEvmWallet(provider, { id: 'wallet.example', name: 'Wallet' }, clock);
  return { wallet, calls };
};

const refusal = (code: number, message = 'no'): Error => Object.assign(new Error(message), { code });

const getCode = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  );

describe('a wallet with an EIP-1193 provider', () => {
  it('asks for accounts on request only', async () => {
    const { wallet, calls } = createProvider({ eth_accounts: [], eth_requestAccounts: [ACCOUNT] });
    expect(await wallet.accounts(false)).to.deep.equal([]);
    expect(await wallet.accounts(true)).to.deep.equal([ACCOUNT]);
    expect(calls).to.deep.equal(['eth_accounts', 'eth_requestAccounts']);
  });

  for (const accounts of [null, 'x', [7], ['0x1'], [`${ACCOUNT}00`], [`x${ACCOUNT}`], [ACCOUNT, 'x']])
    it(`refuses ${JSON.stringify(accounts)} as accounts`, async () => {
      const { wallet } = createProvider({ eth_accounts: accounts });
      expect(await getCode(wallet.accounts(false))).to.equal('wallet_failed');
    });

  it('selects no chain that is selected', async () => {
    const { wallet, calls } = createProvider({ eth_chainId: CHAIN_ID });
    await wallet.selectChain(CHAIN, undefined);
    expect(calls).to.deep.equal(['eth_chainId']);
  });

  const switching = (answers: Answers) => {
    let chainId = '0x1';
    const change = (): null => {
      chainId = CHAIN_ID;
      return null;
    };
    return createProvider({ eth_chainId: () => chainId, wallet_switchEthereumChain: change, ...answers });
  };

  it('switches to the chain', async () => {
    const { wallet, calls } = switching({});
    await wallet.selectChain(CHAIN, undefined);
    expect(calls[1]).to.equal(`wallet_switchEthereumChain {"chainId":"${CHAIN_ID}"}`);
  });

  it('may select the chain only some time after it has accepted the request', async () => {
    const clock = new VirtualClock();
    let chainId = '0x1';
    const answers = {
      eth_chainId: () => chainId,
      wallet_switchEthereumChain: () => {
        clock.setTimeout(() => (chainId = CHAIN_ID), 3_000);
        return null;
      },
    };
    const { wallet, calls } = createProvider(answers, clock);
    const selecting = wallet.selectChain(CHAIN, undefined);
    await clock.advance(3_200);
    await selecting;
    expect(calls.filter((call) => call.startsWith('wallet_'))).to.have.length(1);
  });

  it('that never selects the chain is not waited for without end', async () => {
    const clock = new VirtualClock();
    const { wallet } = createProvider({ eth_chainId: '0x1', wallet_switchEthereumChain: null }, clock);
    const code = getCode(wallet.selectChain(CHAIN, undefined));
    await clock.advance(10_200);
    expect(await code).to.equal('unknown_chain');
  });

  it('may select the chain without answering the request', async () => {
    const clock = new VirtualClock();
    let chainId = '0x1';
    const never = (): Promise<unknown> => new Promise(() => undefined);
    const answers = { eth_chainId: () => chainId, wallet_switchEthereumChain: never };
    const { wallet } = createProvider(answers, clock);
    const selecting = wallet.selectChain(CHAIN, undefined);
    await clock.advance(60_000);
    chainId = CHAIN_ID;
    await clock.advance(200);
    await selecting;
  });

  for (const [what, after, transaction, expected] of [
    ['has kept its chain', CHAIN_ID, null, undefined],
    ['sent it on another chain', '0x1', { hash: HASH }, 'eip155:1'],
    ['does not say whether it is on the other chain', '0x1', refusal(4200), 'eip155:1'],
    ['has selected another chain since', '0x1', null, undefined],
    ['answers with nothing of an unknown transaction', '0x1', undefined, undefined],
    ['answers with another transaction', '0x1', { hash: HASH.replace(/.$/, 'f') }, undefined],
  ] as const)
    it(`that ${what} says where a transaction has gone: ${String(expected)}`, async () => {
      const clock = new VirtualClock();
      const { wallet } = createProvider({ eth_chainId: after, eth_getTransactionByHash: transaction }, clock);
      const other = wallet.findOtherChain?.(HASH, CHAIN);
      await clock.advance(3_000);
      expect(await other).to.equal(expected);
    });

  it('reads what an account has sent on its chain', async () => {
    const answers = { eth_chainId: CHAIN_ID, eth_getCode: '0x', eth_getTransactionCount: '0x2a' };
    const read = (changed: Answers) => createProvider({ ...answers, ...changed }).wallet.readActivity?.(CHAIN, ACCOUNT);
    expect(await read({})).to.deep.equal({ hasCode: false, latest: 42, pending: 42 });
    expect(await read({ eth_getCode: '0xef0100' })).to.have.property('hasCode', true);
    for (const unreadable of [
      { eth_chainId: '0x1' },
      { eth_getCode: null },
      { eth_getTransactionCount: 'x' },
      { eth_getTransactionCount: '' },
      { eth_getTransactionCount: '0x' },
      { eth_getTransactionCount: ' 5' },
      { eth_getTransactionCount: -1 },
      { eth_chainId: '' },
    ])
      expect(await read(unreadable)).to.equal(undefined);
  });

  describe('whose buyer leaves', () => {
    /** The buyer leaves while the wallet answers to `method`. */
    const leaveDuring = (method: string, answers: Answers) => {
      const controller = new AbortController();
      const leave = (): unknown => {
        controller.abort(new Error('left'));
        return answers[method];
      };
      return { ...createProvider({ ...answers, [method]: leave }), signal: controller.signal };
    };
    const getMessage = (work: Promise<unknown>): Promise<unknown> =>
      work.catch((error: unknown) => (error as Error).message);

    it('is not asked to switch the chain', async () => {
      const { wallet, calls, signal } = leaveDuring('eth_chainId', { eth_chainId: '0x1' });
      expect(await getMessage(wallet.selectChain(CHAIN, PARAMETERS, signal))).to.equal('left');
      expect(calls).to.deep.equal(['eth_chainId']);
    });

    it('is not asked to add the chain', async () => {
      const answers = { eth_chainId: '0x1', wallet_switchEthereumChain: refusal(4902) };
      const { wallet, calls, signal } = leaveDuring('wallet_switchEthereumChain', answers);
      expect(await getMessage(wallet.selectChain(CHAIN, PARAMETERS, signal))).to.equal('left');
      expect(calls).to.have.length(2);
    });

    it('is not asked to sign', async () => {
      const { wallet, calls, signal } = leaveDuring('eth_chainId', { eth_chainId: CHAIN_ID });
      expect(await getMessage(wallet.sign(REQUEST, signal))).to.equal('left');
      expect(calls).to.deep.equal(['eth_chainId']);
    });
  });

  it('adds an unknown chain only with parameters of the page', async () => {
    const unknown = { wallet_switchEthereumChain: refusal(4902) };
    const without = switching(unknown);
    expect(await getCode(without.wallet.selectChain(CHAIN, undefined))).to.equal('unknown_chain');
    expect(without.calls.join()).not.to.contain('wallet_addEthereumChain');
    let isAdded = false;
    const added = createProvider({
      ...unknown,
      eth_chainId: () => (isAdded ? CHAIN_ID : '0x1'),
      wallet_addEthereumChain: () => (isAdded = true),
    });
    await added.wallet.selectChain(CHAIN, PARAMETERS);
    expect(added.calls[2]).to.equal(`wallet_addEthereumChain ${JSON.stringify(PARAMETERS)}`);
    expect(added.calls.filter((call) => call.startsWith('wallet_'))).to.have.length(2);
  });

  it('selects a chain that the wallet has added without selecting it', async () => {
    let [isAdded, isSelected] = [false, false];
    const { wallet } = createProvider({
      eth_chainId: () => (isSelected ? CHAIN_ID : '0x1'),
      wallet_addEthereumChain: () => (isAdded = true),
      wallet_switchEthereumChain: () => {
        isSelected = isAdded;
        return isAdded ? null : refusal(4902);
      },
    });
    await wallet.selectChain(CHAIN, PARAMETERS);
    expect(isSelected).to.equal(true);
  });

  it('adds no chain for which the switch was rejected', async () => {
    const { wallet, calls } = switching({ wallet_switchEthereumChain: refusal(4001) });
    expect(await getCode(wallet.selectChain(CHAIN, PARAMETERS))).to.equal('rejected');
    expect(calls.join()).not.to.contain('wallet_addEthereumChain');
  });

  for (const chainId of [null, '', 'x', {}])
    it(`has not selected the chain if its id is ${JSON.stringify(chainId)}`, async () => {
      const { wallet, calls } = createProvider({ eth_chainId: chainId, eth_signTypedData_v4: SIGNATURE });
      expect(await getCode(wallet.sign(REQUEST))).to.equal('account_changed');
      expect(calls).to.deep.equal(['eth_chainId']);
    });

  it('passes the request on, on its chain', async () => {
    const { wallet, calls } = createProvider({ eth_chainId: CHAIN_ID, eth_signTypedData_v4: SIGNATURE });
    expect(await wallet.sign(REQUEST)).to.equal(SIGNATURE);
    expect(calls).to.deep.equal(['eth_chainId', `eth_signTypedData_v4 "${ACCOUNT}" "{}"`]);
  });

  it('signs nothing on another chain', async () => {
    const { wallet, calls } = createProvider({ eth_chainId: '0x1', eth_signTypedData_v4: SIGNATURE });
    expect(await getCode(wallet.sign(REQUEST))).to.equal('account_changed');
    expect(calls).to.deep.equal(['eth_chainId']);
  });

  for (const answer of [
    null,
    '',
    '0x',
    '0xzz',
    'signature',
    `x${SIGNATURE}`,
    `${SIGNATURE}x`,
    [SIGNATURE],
    { signature: SIGNATURE },
  ])
    it(`refuses ${JSON.stringify(answer)} as a signature`, async () => {
      const { wallet } = createProvider({ eth_chainId: CHAIN_ID, eth_signTypedData_v4: answer });
      expect(await getCode(wallet.sign(REQUEST))).to.equal('wallet_failed');
    });

  const ERRORS: Readonly<Record<string, readonly [Error, string]>> = {
    'code 4001': [refusal(4001), 'rejected'],
    'code 4100': [refusal(4100), 'unauthorized'],
    'code -32002': [refusal(-32002), 'request_pending'],
    'code -32603': [refusal(-32603, 'Internal JSON-RPC error.'), 'wallet_failed'],
    'code -32603 around another one': [
      Object.assign(refusal(-32603, 'x'), { data: { originalError: { code: 4902 } } }),
      'unknown_chain',
    ],
    'the words of a rejection': [new Error('User denied message signature.'), 'rejected'],
    'code 4901': [refusal(4901), 'unknown_chain'],
    'the words of an unknown chain': [new Error('Unrecognized chain ID "0x14a34".'), 'unknown_chain'],
    'the words of a chain without a connection': [
      new Error('The Provider is not connected to the requested chain.'),
      'unknown_chain',
    ],
    'the words of another chain': [
      refusal(-32603, 'Provided chainId "84532" must match the active chainId "1"'),
      'account_changed',
    ],
    'no code': [new Error('boom'), 'wallet_failed'],
  };
  for (const [what, [error, code]] of Object.entries(ERRORS))
    it(`classifies an error with ${what} as ${code}`, async () => {
      const { wallet } = createProvider({ eth_chainId: CHAIN_ID, eth_signTypedData_v4: error });
      expect(await getCode(wallet.sign(REQUEST))).to.equal(code);
    });

  it('passes a transaction on, on its chain, and answers with its hash', async () => {
    const { wallet, calls } = createProvider({ eth_chainId: CHAIN_ID, eth_sendTransaction: HASH });
    expect(await wallet.sign(SEND)).to.equal(HASH);
    expect(calls).to.deep.equal(['eth_chainId', `eth_sendTransaction ${JSON.stringify(TRANSACTION)}`]);
  });

  it('sends no transaction on another chain, and says so', async () => {
    const { wallet, calls } = createProvider({ eth_chainId: '0x1', eth_sendTransaction: HASH });
    expect(await getCode(wallet.sign(SEND))).to.equal('account_changed');
    expect(calls).to.deep.equal(['eth_chainId']);
  });

  for (const [error, code] of [
    [refusal(4001), 'rejected'],
    [refusal(4200), 'unsupported'],
    [refusal(-32_602), 'wallet_failed'],
    [refusal(-32_603, 'the transaction was rejected'), 'wallet_failed'],
    [refusal(4901), 'wallet_failed'],
  ] as const)
    it(`says ${code} of a transaction only if that is certain: ${JSON.stringify(error)} ${error.message}`, async () => {
      const { wallet } = createProvider({ eth_chainId: CHAIN_ID, eth_sendTransaction: error });
      expect(await getCode(wallet.sign(SEND))).to.equal(code);
    });

  it('need not report changes', () => {
    const { wallet } = createProvider({});
    expect(() => {
      wallet.subscribe(() => undefined)();
    }).not.to.throw();
  });

  it('reports changes of accounts, not of chains, until it is told to stop', () => {
    const target = new EventTarget();
    const provider: EvmProvider = {
      request: async () => null,
      on: (event, listener) => {
        target.addEventListener(event, listener);
      },
      removeListener: (event, listener) => {
        target.removeEventListener(event, listener);
      },
    };
    const wallet: CheckoutWallet = createEvmWallet(provider, { id: 'w', name: 'W' });
    let changes = 0;
    const stop = wallet.subscribe(() => changes++);
    target.dispatchEvent(new Event('accountsChanged'));
    target.dispatchEvent(new Event('chainChanged'));
    stop();
    target.dispatchEvent(new Event('accountsChanged'));
    expect(changes).to.equal(1);
  });

  it('reports nothing after it was told to stop, even if the wallet cannot remove listeners', () => {
    let emit = (): void => undefined;
    const on: EvmProvider['on'] = (_, listener) => {
      emit = listener;
    };
    const wallet = createEvmWallet({ request: async () => null, on }, { id: 'w', name: 'W' });
    let changes = 0;
    const stop = wallet.subscribe(() => changes++);
    emit();
    stop();
    emit();
    expect(changes).to.equal(1);
  });
});
