import { html } from 'hono/html';
import type { Gateway } from '../gateway/gateway.js';
import type { Markup } from './document.js';

/** What the pages say about the networks of the gateway. */
export type NetworkSource = Pick<Gateway, 'chains' | 'recipient' | 'request'>;

/** Attributes of `<body>` from which the test wallet reads where it can pay. */
export const networkData = ({ chains, recipient, request }: NetworkSource): Markup =>
  html`data-chains="${chains.join(' ')}" data-recipient="${recipient}" ${request ? 'data-has-node' : ''}`;

/** The chain of the sandbox's own node. */
const LOCAL_CHAIN = 'eip155:31337';

/** True if the gateway takes payments on the chain of its own node, which nobody else can see. */
export const isOnLocalChain = ({ chains, request }: NetworkSource): boolean =>
  request !== undefined && chains.includes(LOCAL_CHAIN);
