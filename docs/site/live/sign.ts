import { privateKeyToAccount } from 'viem/accounts';

type Account = ReturnType<typeof privateKeyToAccount>;

/** Signs typed data (EIP-712), given as JSON text. */
export const sign = (key: `0x${string}`, typedData: string): Promise<string> =>
  privateKeyToAccount(key).signTypedData(JSON.parse(typedData) as Parameters<Account['signTypedData']>[0]);
