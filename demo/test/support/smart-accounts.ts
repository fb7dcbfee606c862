import {
  concat,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  hashTypedData,
  http,
  keccak256,
  stringToHex,
  zeroAddress,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { LocalNode } from '../../drivers/anvil.js';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { testAccount } from './artifacts/test-account.js';
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

  const deploy = async (owner: Hex, rehashes: boolean): Promise<Hex> => {
    const wallet = connect(await createKey());
    const hash = await wallet.deployContract({ ...testAccount, args: [owner, rehashes] });
    return (await waitForReceipt(client, hash)).contractAddress!;
  };

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

  return {
    createKey,
    create: async (kind: AccountKind): Promise<BuyerAccount> => {
      if (kind === 'key') return createKeyAccount();
      if (kind === 'contract') return createContractAccount(false);
      if (kind === 'rehashing contract') return createContractAccount(true);
      return createKeyAccount(await deploy(zeroAddress, kind !== 'delegated'));
    },
  };
};
