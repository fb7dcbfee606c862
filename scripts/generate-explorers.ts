// Writes src/format/explorers.generated.ts: where the transactions of a chain can be looked at. The hosts come from viem's
// chain registry, so that none is typed by hand. With --check it fails when the file is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  arbitrum,
  arbitrumSepolia,
  avalanche,
  base,
  baseSepolia,
  bsc,
  celo,
  gnosis,
  linea,
  mainnet,
  mantle,
  monad,
  optimism,
  polygon,
  scroll,
  sepolia,
  sonic,
  unichain,
  worldchain,
  zksync,
} from 'viem/chains';

/** Chains where stablecoins are paid with, and two test networks. Every one costs a buyer bytes. */
const CHAINS = [
  mainnet,
  optimism,
  bsc,
  gnosis,
  unichain,
  polygon,
  monad,
  sonic,
  zksync,
  worldchain,
  mantle,
  base,
  arbitrum,
  celo,
  avalanche,
  linea,
  scroll,
  sepolia,
  baseSepolia,
  arbitrumSepolia,
];

/** Not in viem. The references are the first 32 characters of each genesis hash (CAIP-30). */
const SOLANA = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', ''],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', '?cluster=devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', '?cluster=testnet'],
].map(([chain, query]) => [chain, `https://explorer.solana.com/tx/{txId}${query}`] as const);

const FILE = fileURLToPath(new URL('../src/format/explorers.generated.ts', import.meta.url));

/** Every explorer of the registry that is built like etherscan.io shows a transaction there (EIP-3091). */
const toTemplate = (explorer: string): string => {
  const { protocol, origin, pathname } = new URL(explorer);
  if (protocol !== 'https:' || pathname !== '/') throw new Error(`${explorer} is not the origin of an https server.`);
  return `${origin}/tx/{txId}`;
};

const EVM = CHAINS.sort((a, b) => a.id - b.id).map(
  ({ id, blockExplorers }) => [`eip155:${id}`, toTemplate(blockExplorers.default.url)] as const,
);

const source = `// Written by scripts/generate-explorers.ts from viem's chain registry; do not edit.

/** Where a block explorer shows a transaction, by chain (CAIP-2). */
export const EXPLORERS: Readonly<Record<string, string>> = {
${[...EVM, ...SOLANA].map(([chain, template]) => `'${chain}': '${template}',`).join('\n')}
};
`;

const wanted = await format(source, { ...(await resolveConfig(FILE)), parser: 'typescript' });

if (!process.argv.includes('--check')) writeFileSync(FILE, wanted);
else if (readFileSync(FILE, 'utf8') !== wanted) {
  console.error('src/format/explorers.generated.ts is stale: node --import tsx scripts/generate-explorers.ts');
  process.exitCode = 1;
}
