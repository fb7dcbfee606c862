import { html } from 'hono/html';
import type { ChainParameters } from 'pay-status/wallet';
import type { Gateway } from '../gateway/gateway.js';
import type { KnownCoin } from '../wallet/client/networks.js';
import type { Markup } from './document.js';

/** What the pages say about the networks of the gateway. */
export type NetworkSource = Pick<Gateway, 'assets' | 'chains' | 'recipient' | 'request'>;

const getCoins = ({ assets }: NetworkSource): readonly KnownCoin[] =>
  assets.map(({ chain, contract, symbol, decimals }) => ({ chain, contract, symbol, decimals }));

/** Attributes of `<body>` from which the test wallet reads where it can pay, and with what. */
export const networkData = (source: NetworkSource): Markup =>
  html`data-chains="${source.chains.join(' ')}" data-recipient="${source.recipient}"
  data-coins="${JSON.stringify(getCoins(source))}" ${source.request ? 'data-has-node' : ''}`;

/** The chain of a local node. */
const LOCAL_CHAIN = 'eip155:31337';

/** True if the gateway takes payments on the local chain, which no public explorer has. */
export const isOnLocalChain = ({ chains, request }: NetworkSource): boolean =>
  request !== undefined && chains.includes(LOCAL_CHAIN);

/** The template of links to the sandbox's explorer. */
const getExplorerUrl = (baseUrl: string): string => `${baseUrl}/explorer/tx/{txId}`;

/** The attribute of an element that links to the sandbox's explorer, where it is the only one of the chain. */
export const explorerUrl = (gateway: NetworkSource, baseUrl: string): Markup | '' =>
  isOnLocalChain(gateway) ? html`explorer-url="${getExplorerUrl(baseUrl)}"` : '';

const SEPOLIA_ETHER = { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 } as const;

/** What a wallet needs to add a chain, by CAIP-2. The pages themselves request none of these addresses. */
const PUBLIC_CHAINS: Readonly<Record<string, ChainParameters>> = {
  'eip155:84532': {
    chainId: '0x14a34',
    chainName: 'Base Sepolia',
    nativeCurrency: SEPOLIA_ETHER,
    rpcUrls: ['https://sepolia.base.org'],
    blockExplorerUrls: ['https://sepolia.basescan.org'],
  },
  'eip155:11155111': {
    chainId: '0xaa36a7',
    chainName: 'Sepolia',
    nativeCurrency: SEPOLIA_ETHER,
    rpcUrls: ['https://ethereum-sepolia-rpc.publicnode.com'],
    blockExplorerUrls: ['https://sepolia.etherscan.io'],
  },
};

/** The local chain, whose node and explorer are the sandbox's. */
const describeLocalChain = (baseUrl: string): ChainParameters => ({
  chainId: '0x7a69',
  chainName: 'Local chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [`${baseUrl}/sandbox/rpc`],
  blockExplorerUrls: [`${baseUrl}/explorer`],
});

/** What wallets need to add the chains of the gateway. */
export const getChainParameters = ({ chains }: NetworkSource, baseUrl: string): readonly ChainParameters[] => {
  const known: typeof PUBLIC_CHAINS = { ...PUBLIC_CHAINS, [LOCAL_CHAIN]: describeLocalChain(baseUrl) };
  return chains.flatMap((chain) => known[chain] ?? []);
};
