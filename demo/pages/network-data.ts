import { html } from 'hono/html';
import type { Gateway } from '../gateway/gateway.js';
import type { Markup } from './document.js';

/** What the pages say about the networks of the gateway. */
export type NetworkSource = Pick<Gateway, 'chains' | 'recipient' | 'request'>;

/** Attributes of `<body>` from which the test wallet reads where it can pay. */
export const networkData = ({ chains, recipient, request }: NetworkSource): Markup =>
  html`data-chains="${chains.join(' ')}" data-recipient="${recipient}" ${request ? 'data-has-node' : ''}`;

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

/** What a wallet needs to add the local chain; undefined on any other. */
export const getChainParameters = (gateway: NetworkSource, baseUrl: string) =>
  isOnLocalChain(gateway)
    ? {
        chainId: '0x7a69',
        chainName: 'Local chain',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [`${baseUrl}/sandbox/rpc`],
        blockExplorerUrls: [`${baseUrl}/explorer`],
      }
    : undefined;
