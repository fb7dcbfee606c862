// Writes src/core/format/explorers.generated.ts: the block explorer of each chain. The hosts come from viem's chain registry,
// so that none is typed by hand. With --check it fails if the file is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
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

/** Chains on which stablecoins are used for payments, and two test networks. Each costs a buyer bytes. */
const CHAINS = [mainnet, optimism, bsc, gnosis, polygon, base, arbitrum, celo, avalanche, linea, sepolia, baseSepolia];

/** Solana is not in viem. The reference is the first 32 characters of the genesis hash (CAIP-30). */
const SOLANA = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'explorer.solana.com'] as const;

const FILE = fileURLToPath(new URL('../src/core/format/explorers.generated.ts', import.meta.url));

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

const wanted = await format(source, { ...(await resolveConfig(FILE)), parser: 'typescript' });

if (!process.argv.includes('--check')) writeFileSync(FILE, wanted);
else if (readFileSync(FILE, 'utf8') !== wanted) {
  console.error('src/core/format/explorers.generated.ts is stale: node --import tsx scripts/generate-explorers.ts');
  process.exitCode = 1;
}
