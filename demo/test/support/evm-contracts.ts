import assert from 'node:assert/strict';
import {
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  getAddress,
  http,
  maxUint256,
  parseEther,
  publicActions,
  walletActions,
  type Abi,
  type Address,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { authorizationCoin } from '../../gateway/rails/evm/artifacts/authorization-coin.js';
import { coin } from '../../gateway/rails/evm/artifacts/coin.js';
import { permitCoin } from '../../gateway/rails/evm/artifacts/permit-coin.js';
import { permit2 } from '../../gateway/rails/evm/artifacts/permit2.js';
import { settlement } from '../../gateway/rails/evm/artifacts/settlement.js';
import { startNode } from './chain-gateway.js';
import { waitForReceipt } from './wait-for-receipt.js';

export const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
export const CHAIN_ID = foundry.id;
export const FUNDS = 1_000_000n;

/** A call of a contract, as viem takes it. */
export interface Call {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
  readonly account: PrivateKeyAccount;
  readonly value?: bigint;
}

/** A contract passes on the errors of those that it calls. */
const ERRORS: Abi = [settlement, authorizationCoin, permitCoin, permit2].flatMap(({ abi }) =>
  abi.filter(({ type }) => type === 'error'),
);

/** Nothing is estimated, because that would refuse what a test wants to see reverted on the chain. */
const GAS = 1_000_000n;

const connect = (url: string) =>
  createTestClient({ mode: 'anvil', chain: foundry, transport: http(url), pollingInterval: 5, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions);

/** Starts a chain with the contracts. The relayer owns the coins, too. */
export const startContracts = async () => {
  const { url, stop } = await startNode();
  const client = connect(url);

  const newAccount = async (): Promise<PrivateKeyAccount> => {
    const account = privateKeyToAccount(generatePrivateKey());
    await client.setBalance({ address: account.address, value: parseEther('10') });
    return account;
  };
  const relayer = await newAccount();

  const deploy = async (artifact: { readonly abi: Abi; readonly bytecode: Hex }, args: readonly unknown[]) => {
    const hash = await client.deployContract({ ...artifact, args, account: relayer });
    const { contractAddress } = await waitForReceipt(client, hash);
    return getAddress(contractAddress!);
  };
  const broadcast = async (call: Call): Promise<TransactionReceipt> =>
    waitForReceipt(client, await client.writeContract({ ...call, gas: GAS }));

  /** Broadcasts a call that has to succeed. */
  const send = async (call: Call): Promise<TransactionReceipt> => {
    const receipt = await broadcast(call);
    // Simulated only then, for the name of the error.
    if (receipt.status === 'reverted') await client.simulateContract({ ...call, abi: [...call.abi, ...ERRORS] });
    assert.equal(receipt.status, 'success');
    return receipt;
  };
  /** Fails unless the call reverts with that error; undefined stands for an error without a name. */
  const assertReverts = async (call: Call, errorName: string | undefined, message: string): Promise<void> => {
    const error: unknown = await client.simulateContract({ ...call, abi: [...call.abi, ...ERRORS] }).then(
      () => assert.fail(`${message}: does not revert`),
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof BaseError, message);
    const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    assert.ok(reverted instanceof ContractFunctionRevertedError, `${message}: ${error.message}`);
    assert.equal(reverted.data?.errorName, errorName, message);
    assert.equal((await broadcast(call)).status, 'reverted', message);
  };

  await client.setCode({ address: PERMIT2, bytecode: permit2.deployedBytecode });
  const coins = {
    plain: await deploy(coin, ['Plain Coin', 'PLAIN', 6]),
    authorization: await deploy(authorizationCoin, ['Authorization Coin', 'AUTH', 6, '2']),
    permit: await deploy(permitCoin, ['Permit Coin', 'PERMIT', 6, '1']),
  };
  const address = await deploy(settlement, [relayer.address, PERMIT2]);

  const callCoin = (token: Address, functionName: string, args: readonly unknown[], account = relayer): Call => ({
    address: token,
    abi: coin.abi,
    functionName,
    args,
    account,
  });
  const balanceOf = (token: Address, account: Address): Promise<bigint> =>
    client.readContract({ address: token, abi: coin.abi, functionName: 'balanceOf', args: [account] });

  const buyers: PrivateKeyAccount[] = [];
  /** An account with every coin, which has allowed Permit2 to spend the plain one. */
  const newBuyer = async (): Promise<PrivateKeyAccount> => {
    const buyer = await newAccount();
    buyers.push(buyer);
    for (const token of Object.values(coins)) await send(callCoin(token, 'mint', [buyer.address, FUNDS]));
    await send(callCoin(coins.plain, 'approve', [PERMIT2, maxUint256], buyer));
    return buyer;
  };
  const getNowS = async (): Promise<bigint> => (await client.getBlock()).timestamp;
  /** Mines a block at that time. */
  const mineAt = async (timestamp: bigint): Promise<void> => {
    await client.setNextBlockTimestamp({ timestamp });
    await client.mine({ blocks: 1 });
  };

  return {
    client,
    relayer,
    coins,
    settlement: address,
    /** Every account that has got coins. */
    buyers,
    newAccount,
    newBuyer,
    send,
    assertReverts,
    callCoin,
    balanceOf,
    getNowS,
    mineAt,
    stop,
  };
};

export type Contracts = Awaited<ReturnType<typeof startContracts>>;
