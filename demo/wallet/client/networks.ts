/** The networks of the test wallet: their names by CAIP-2. */
export const NETWORKS: Readonly<Record<string, string>> = {
  'eip155:84532': 'Base Sepolia',
  'eip155:11155111': 'Sepolia',
};
