import { ChainError } from './chain-error.js';

/** The chain of the local node. */
export const LOCAL_CHAIN_ID = 31_337;

/** The names of the chains on which the sandbox may move funds, by id: no money is real there. */
export const ALLOWED_CHAINS: Readonly<Record<number, string>> = {
  [LOCAL_CHAIN_ID]: 'Local chain',
  84532: 'Base Sepolia',
  11155111: 'Sepolia',
};

/** The name of an allowed chain. @throws ChainError `refused_chain` */
export const requireAllowedChain = (chainId: number): string => {
  const name = ALLOWED_CHAINS[chainId];
  if (name !== undefined) return name;
  throw new ChainError(
    'refused_chain',
    `The chain ${chainId} is refused: the sandbox moves funds only on ${Object.entries(ALLOWED_CHAINS)
      .map(([id, each]) => `${id} (${each})`)
      .join(', ')}, where no money is real. Give --rpc-url a node of one of them.`,
  );
};
