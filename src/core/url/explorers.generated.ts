// Written by scripts/generate-explorers.ts from viem's chain registry; do not edit.

/** The hosts that show a transaction at `/tx/<id>`, by chain (CAIP-2). */
export const EXPLORERS: Readonly<Record<string, string>> = {
  'eip155:1': 'etherscan.io',
  'eip155:10': 'optimistic.etherscan.io',
  'eip155:56': 'bscscan.com',
  'eip155:100': 'gnosisscan.io',
  'eip155:137': 'polygonscan.com',
  'eip155:8453': 'basescan.org',
  'eip155:42161': 'arbiscan.io',
  'eip155:42220': 'celoscan.io',
  'eip155:43114': 'snowtrace.io',
  'eip155:59144': 'lineascan.build',
  'eip155:84532': 'sepolia.basescan.org',
  'eip155:11155111': 'sepolia.etherscan.io',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'explorer.solana.com',
};
