import { generatePrivateKey } from 'viem/accounts';
import { toFunctionSelector } from 'viem/utils';
import { PERMIT2 } from '../permit2.js';
import type { ChainRecord } from '../../store/chain-table.js';
import type { Store } from '../../store/store.js';
import { permit2 } from './artifacts/permit2.js';
import { settlement } from './artifacts/settlement.js';
import { hasCode } from './chain.js';
import { ChainError } from './chain-error.js';
import { requireAllowedChain } from './chains.js';
import { planContracts, type Contracts } from './contracts.js';
import type { LocalControl } from './local-control.js';
import type { EvmNode, Head } from './node.js';
import { recover } from './recover.js';
import { Relayer } from './relayer.js';
import { requirePrivateKey } from './relayer-key.js';
import { until } from './until.js';

type Hex = `0x${string}`;

/** A chain with the rail's contracts. */
export interface OpenChain {
  readonly chainId: number;
  readonly networkName: string;
  readonly relayer: Relayer;
  readonly contracts: Contracts;
  /** The last block, read before the chain was compared with the store: a loss after it is not known yet. */
  readonly head: Head;
  /** Gives a local chain what is no transaction: after its node has lost it, too. */
  readonly prepare: () => Promise<void>;
}

interface OpenChainOptions {
  readonly node: EvmNode;
  readonly store: Store;
  readonly nowMs: () => number;
  /** The key of the environment; undefined: the store has one of its own. */
  readonly relayerKey?: string | undefined;
  readonly control?: LocalControl | undefined;
}

/** What the relayer of a local chain has, wei. */
const LOCAL_BALANCE = 10n ** 30n;
const DEPLOY_WITHIN_MS = 120_000;

const findGenesis = async (node: EvmNode): Promise<Hex> => {
  const genesis = await node.findBlockHash(0);
  if (genesis) return genesis;
  throw new ChainError('unreachable_node', `The node of the chain at ${node.host} does not have the first block.`);
};

/** The store's record of the chain, which the first start writes. Refuses another chain. */
const requireRecord = async ({ node, store, relayerKey }: OpenChainOptions, chainId: number): Promise<ChainRecord> => {
  const genesis = await findGenesis(node);
  const key = relayerKey === undefined ? generatePrivateKey() : requirePrivateKey(relayerKey);
  const relayer = new Relayer(key, chainId).address;
  const nextNonce = await node.run((client) => client.getTransactionCount({ address: relayer, blockTag: 'pending' }));
  const [genesisTimeS, head] = await Promise.all([node.getBlockTimeS(0), node.getHead()]);
  const created: ChainRecord = {
    ...{ chainId, genesis, genesisTimeS, relayer, nextNonce, scannedBlock: head.number, scannedHash: head.hash },
    relayerKey: relayerKey === undefined ? key : null,
  };
  const record = await store.transaction(async ({ chain }) => {
    const stored = await chain.lock();
    if (stored) return stored;
    await chain.put(created);
    return created;
  });
  if (record.chainId === chainId && record.genesis === genesis) return record;
  throw new ChainError(
    'other_chain',
    `The data belongs to the chain ${record.chainId} that begins with ${record.genesis}, but the node at ${node.host} has \
the chain ${chainId} that begins with ${genesis}. Connect the same chain, or choose another --data.`,
  );
};

/** The account that the contracts of the store know; another one could not submit anything. */
const requireRelayer = ({ relayer, relayerKey, chainId }: ChainRecord, given: string | undefined): Relayer => {
  const key = given === undefined ? relayerKey : requirePrivateKey(given);
  const account = key && new Relayer(key, chainId);
  if (account?.address === relayer) return account;
  throw new ChainError(
    'relayer_key',
    `The data belongs to the relayer ${relayer}, whose key was not given: set SANDBOX_RELAYER_KEY to it, or choose another \
--data.`,
  );
};

/** Gives the relayer of a local chain what it needs; refuses an account without gas on another one. */
const requireGas = async (node: EvmNode, { address }: Relayer, chainId: number, control?: LocalControl) => {
  await control?.setBalance(address, LOCAL_BALANCE);
  const balance = await node.run((client) => client.getBalance({ address }));
  if (balance > 0n) return;
  throw new ChainError(
    'no_gas',
    `The relayer ${address} has no coins on the chain ${chainId} to pay for its transactions. Send it some, and start again.`,
  );
};

const requirePermit2 = async (node: EvmNode, control?: LocalControl): Promise<void> => {
  if (await hasCode(node, PERMIT2)) return;
  await control?.setCode(PERMIT2, permit2.deployedBytecode);
  if (await hasCode(node, PERMIT2)) return;
  throw new ChainError(
    'missing_contract',
    `The chain has no Permit2 contract at ${PERMIT2}, which payments by permit and approval need. Use a chain that has it, \
or let the sandbox start its own with --chain.`,
  );
};

/** Contracts stay as they were created: those of an earlier version do not have each call of this one. */
const requireCurrent = async (node: EvmNode, address: Hex): Promise<void> => {
  const code = await node.request<Hex>('eth_getCode', [address, 'latest']);
  const selectors = settlement.abi.flatMap((item) => (item.type === 'function' ? [toFunctionSelector(item)] : []));
  if (selectors.every((selector) => code.includes(selector.slice(2)))) return;
  throw new ChainError(
    'outdated_contract',
    `The settlement contract at ${address} is of another version of the sandbox. Start with another --data, which gets new contracts.`,
  );
};

/** Creates the contracts unless the store has them. Their transactions are committed first, like all of the relayer. */
const requireContracts = async (
  { node, store }: OpenChainOptions,
  relayer: Relayer,
  record: ChainRecord,
): Promise<Contracts> => {
  const fees = await relayer.getFees(node);
  const purpose = { kind: 'deployment', paymentId: null, expiresAt: null } as const;
  const contracts = await store.transaction(async ({ chain }) => {
    const current = (await chain.lock()) ?? record;
    if (current.contracts) return current.contracts as unknown as Contracts;
    const plan = planContracts(relayer.address, current.nextNonce);
    for (const { data } of plan.creations) await relayer.store(chain, { data }, fees, purpose);
    const next = (await chain.lock()) ?? current;
    await chain.put({ ...next, contracts: { ...plan.contracts } });
    return plan.contracts;
  });
  for (const { raw } of await store.read(({ chain }) => chain.open())) await node.send(raw);
  if (await until(() => hasCode(node, contracts.settlement), DEPLOY_WITHIN_MS)) {
    await requireCurrent(node, contracts.settlement);
    return contracts;
  }
  throw new ChainError(
    'missing_contract',
    `The settlement contract is not at ${contracts.settlement}: its creation was not included in time. Check the chain, and \
start again.`,
  );
};

/** Opens the chain of a node for a store: the same chain, key and contracts at every start. @throws ChainError */
export const openChain = async (options: OpenChainOptions): Promise<OpenChain> => {
  const { node, store, control, nowMs, relayerKey } = options;
  const chainId = Number(await node.request<string>('eth_chainId'));
  if (!Number.isSafeInteger(chainId))
    throw new ChainError(
      'unreachable_node',
      `The node of the chain at ${node.host} does not say which chain it has. Check that --rpc-url is the address of a node, and \
its key.`,
    );
  const networkName = requireAllowedChain(chainId);
  const record = await requireRecord(options, chainId);
  const relayer = requireRelayer(record, relayerKey);
  const prepare = async (): Promise<void> => {
    await control?.follow(nowMs());
    await requireGas(node, relayer, chainId, control);
    await requirePermit2(node, control);
  };
  await prepare();
  const head = await node.getHead();
  await recover({ node, control, prepare }, { store, clock: { nowMs } });
  const contracts = await requireContracts(options, relayer, record);
  return { chainId, networkName, relayer, contracts, head, prepare };
};
