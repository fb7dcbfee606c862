// Writes src/core/url/explorers.generated.ts: the block explorer of each chain. The hosts come from viem's chain
// registry, so that none is typed by hand. With --check it fails if the file is outdated.
import {
  arbitrum,
  avalanche,
  base,
  baseSepolia,
  bsc,
  celo,
  gnosis,
  linea,
  mainnet,
  optimism,
  polygon,
  sepolia,
} from 'viem/chains';
import { writeGenerated } from './write-generated.js';

/** Chains on which stablecoins are used for payments, and two test networks. Each costs a buyer bytes. */
const CHAINS = [mainnet, optimism, bsc, gnosis, polygon, base, arbitrum, celo, avalanche, linea, sepolia, baseSepolia];

/** Solana is not in viem. The reference is the first 32 characters of the genesis hash (CAIP-30). */
const SOLANA = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'explorer.solana.com'] as const;

/** Every explorer of the registry that is built like etherscan.io shows a transaction at `/tx/<id>` (EIP-3091). */
const getHost = (explorer: string): string => {
  const { protocol, host, pathname } = new URL(explorer);
  if (protocol !== 'https:' || pathname !== '/') throw new Error(`${explorer} is not the origin of an https server.`);
  return host;
};

const EVM = CHAINS.sort((a, b) => a.id - b.id).map(
  ({ id, blockExplorers }) => [`eip155:${id}`, getHost(blockExplorers.default.url)] as const,
);

const source = `// Written by scripts/generate-explorers.ts from viem's chain registry; do not edit.

/** The hosts that show a transaction at \`/tx/<id>\`, by chain (CAIP-2). */
export const EXPLORERS: Readonly<Record<string, string>> = {
${[...EVM, SOLANA].map(([chain, host]) => `'${chain}': '${host}',`).join('\n')}
};
`;

await writeGenerated('src/core/url/explorers.generated.ts', source, 'node --import tsx scripts/generate-explorers.ts');
