import {
  concat,
  createWalletClient,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  hashTypedData,
  http,
  keccak256,
  serializeErc6492Signature,
  stringToHex,
  toHex,
  zeroAddress,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { LocalNode } from '../../drivers/anvil.js';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { testAccount } from './artifacts/test-account.js';
import { testAccountFactory } from './artifacts/test-account-factory.js';
import { connectNode } from './chain-gateway.js';
import { getRequest, getTypedData } from './signer.js';
import { waitForReceipt } from './wait-for-receipt.js';

/** An account of a buyer, with the wallet that acts for it. */
export interface BuyerAccount {
  readonly address: Hex;
  /** Answers the requests of an option. */
  readonly answer: (option: StrictPaymentOption) => Promise<readonly Hex[]>;
}

/** The kinds of accounts, by what is at their address. */
export const ACCOUNT_KINDS = [
  'key',
  'contract',
  'rehashing contract',
  'delegated',
  'delegated to a rehashing contract',
  'not deployed yet',
  'not deployed yet, by an unknown factory',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

const GAS_MONEY = 10n ** 18n;

const DOMAIN_TYPE = keccak256(stringToHex('EIP712Domain(uint256 chainId,address verifyingContract)'));

/** The hash that the owner of a rehashing account signs in place of a digest. */
const rehash = (digest: Hex, account: Hex): Hex => {
  const types = [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'address' }] as const;
  const domain = keccak256(encodeAbiParameters(types, [DOMAIN_TYPE, BigInt(foundry.id), account]));
  return keccak256(concat(['0x1901', domain, digest]));
};

/** Creates accounts on a local node. */
export const createAccounts = (node: LocalNode) => {
  const client = connectNode(node);
  const connect = (account: PrivateKeyAccount) =>
    createWalletClient({ account, chain: foundry, transport: http(node.url) });

  const createKey = async (): Promise<PrivateKeyAccount> => {
    const key = privateKeyToAccount(generatePrivateKey());
    await client.request({ method: 'anvil_setBalance', params: [key.address, `0x${GAS_MONEY.toString(16)}`] } as never);
    return key;
  };

  const deployContract = async (contract: Parameters<typeof encodeDeployData>[0]): Promise<Hex> => {
    const hash = await connect(await createKey()).sendTransaction({ data: encodeDeployData(contract) });
    return (await waitForReceipt(client, hash)).contractAddress!;
  };
  const deploy = (owner: Hex, rehashes: boolean): Promise<Hex> =>
    deployContract({ ...testAccount, args: [owner, rehashes] });
  const deployFactory = (): Promise<Hex> => deployContract({ ...testAccountFactory, args: [] });

  /** Signs and sends what a wallet is asked for. */
  const toBuyer = (
    address: Hex,
    signDigest: (digest: Hex) => Promise<Hex>,
    send: (to: Hex, value: bigint, data: Hex) => Promise<Hex>,
  ): BuyerAccount => ({
    address,
    answer: async ({ actions }) => {
      const results: Hex[] = [];
      for (const action of actions) {
        const request = getRequest(action);
        if (request.method === 'eth_sendTransaction') {
          const [transaction] = request.params;
          if (!transaction) throw new Error('There is no transaction');
          const { to, value = '0x0', data } = transaction;
          results.push(await send(to as Hex, BigInt(value), data as Hex));
        } else {
          const typedData = JSON.parse(getTypedData(request)) as Parameters<typeof hashTypedData>[0];
          results.push(await signDigest(hashTypedData(typedData)));
        }
      }
      return results;
    },
  });

  const createKeyAccount = async (delegate?: Hex): Promise<BuyerAccount> => {
    const key = await createKey();
    const wallet = connect(key);
    if (delegate) {
      const authorization = await wallet.signAuthorization({ contractAddress: delegate, executor: 'self' });
      await waitForReceipt(
        client,
        await wallet.sendTransaction({ authorizationList: [authorization], to: key.address }),
      );
    }
    return toBuyer(
      key.address,
      (hash) => key.sign({ hash }),
      (to, value, data) => wallet.sendTransaction({ to, value, data }),
    );
  };

  const createContractAccount = async (rehashes: boolean): Promise<BuyerAccount> => {
    const owner = await createKey();
    const address = await deploy(owner.address, rehashes);
    return toBuyer(
      address,
      (digest) => owner.sign({ hash: rehashes ? rehash(digest, address) : digest }),
      (to, value, data) =>
        connect(owner).sendTransaction({
          to: address,
          data: encodeFunctionData({ abi: testAccount.abi, functionName: 'execute', args: [to, value, data] }),
        }),
    );
  };

  /** An account of which there is only the address: its wallet sends nothing before it has deployed it. */
  const createUndeployed = async (factory: Hex): Promise<BuyerAccount> => {
    const owner = await createKey();
    const bytecode = encodeDeployData({ ...testAccount, args: [owner.address, false] });
    const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: toHex(0, { size: 32 }), bytecode });
    const args = [owner.address, false] as const;
    const data = encodeFunctionData({ abi: testAccountFactory.abi, functionName: 'create', args });
    return toBuyer(
      address,
      async (hash) => serializeErc6492Signature({ address: factory, data, signature: await owner.sign({ hash }) }),
      async (to, value, call) => {
        const wallet = connect(owner);
        if (!(await client.getCode({ address })))
          await waitForReceipt(client, await wallet.sendTransaction({ to: factory, data }));
        const execute = encodeFunctionData({ abi: testAccount.abi, functionName: 'execute', args: [to, value, call] });
        return wallet.sendTransaction({ to: address, data: execute });
      },
    );
  };

  return {
    createKey,
    deployFactory,
    /** @param factory the one that is allowed */
    create: async (kind: AccountKind, factory: Hex): Promise<BuyerAccount> => {
      if (kind === 'key') return createKeyAccount();
      if (kind === 'contract') return createContractAccount(false);
      if (kind === 'rehashing contract') return createContractAccount(true);
      if (kind === 'not deployed yet') return createUndeployed(factory);
      if (kind === 'not deployed yet, by an unknown factory') return createUndeployed(await deployFactory());
      return createKeyAccount(await deploy(zeroAddress, kind !== 'delegated'));
    },
  };
};
