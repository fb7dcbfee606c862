// Written by scripts/generate-explorers.ts from viem's chain registry; do not edit.

/** Where a block explorer shows a transaction, by chain (CAIP-2). */
export const EXPLORERS: Readonly<Record<string, string>> = {
  'eip155:1': 'https://etherscan.io/tx/{txId}',
  'eip155:10': 'https://optimistic.etherscan.io/tx/{txId}',
  'eip155:56': 'https://bscscan.com/tx/{txId}',
  'eip155:100': 'https://gnosisscan.io/tx/{txId}',
  'eip155:130': 'https://uniscan.xyz/tx/{txId}',
  'eip155:137': 'https://polygonscan.com/tx/{txId}',
  'eip155:143': 'https://monadscan.com/tx/{txId}',
  'eip155:146': 'https://sonicscan.org/tx/{txId}',
  'eip155:324': 'https://explorer.zksync.io/tx/{txId}',
  'eip155:480': 'https://worldscan.org/tx/{txId}',
  'eip155:5000': 'https://mantlescan.xyz/tx/{txId}',
  'eip155:8453': 'https://basescan.org/tx/{txId}',
  'eip155:42161': 'https://arbiscan.io/tx/{txId}',
  'eip155:42220': 'https://celoscan.io/tx/{txId}',
  'eip155:43114': 'https://snowtrace.io/tx/{txId}',
  'eip155:59144': 'https://lineascan.build/tx/{txId}',
  'eip155:84532': 'https://sepolia.basescan.org/tx/{txId}',
  'eip155:421614': 'https://sepolia.arbiscan.io/tx/{txId}',
  'eip155:534352': 'https://scrollscan.com/tx/{txId}',
  'eip155:11155111': 'https://sepolia.etherscan.io/tx/{txId}',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://explorer.solana.com/tx/{txId}',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'https://explorer.solana.com/tx/{txId}?cluster=devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'https://explorer.solana.com/tx/{txId}?cluster=testnet',
};
