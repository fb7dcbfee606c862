import type { SandboxRailSettings } from '../../../demo/gateway/wire/rail.js';
import { createManualClock } from '../../../demo/gateway/clock/manual-clock.js';
import type { Gateway } from '../../../demo/gateway/gateway.js';
import type { Fault } from '../../../demo/gateway/wire/fault.js';
import { SETTLEMENT_ADDRESS } from '../../../demo/gateway/rails/paper/paper-rail.js';
import type { WalletPorts } from '../../../src/wallet/ports.js';
import type { WalletApp } from '../../../src/wallet/wallet-app.js';
import type { PayingInputs } from '../elements/pay-checkout.js';
import { answerOrigin } from '../environment/page-fetch.js';
import { clockPort } from '../environment/story-clock.js';
import { createPayment, createStoryGateway, type StoryPayment } from '../environment/story-payment.js';
import { createStoryPage } from '../environment/story-page.js';
import { createStoryPorts } from '../environment/story-ports.js';
import type { Wire } from '../environment/wires.js';
import { createStoryRecords, type Storage } from './story-records.js';
import { ADDRESSES, createStoryWallet, type WalletScript } from './story-wallet.js';

const CHAINS = ['eip155:84532', 'eip155:11155111'];

/** The wallets of the browser, the state of the gateway, and the faults between them. */
export interface WalletSituation {
  /** The wallets that the page provides; one that approves everything when absent. */
  readonly wallets?: readonly WalletScript[];
  /** The wallets that the browser announces; none when absent. */
  readonly found?: readonly WalletScript[];
  /** Apps of the phone, which the page offers. */
  readonly apps?: readonly WalletApp[];
  /** True inside of an app that opens no others. */
  readonly isInApp?: boolean;
  readonly rail?: Partial<SandboxRailSettings>;
  readonly faults?: readonly Fault[];
  readonly wire?: Wire;
  readonly storage?: Storage;
}

/** A payment of which the element knows the gateway's address, and can therefore be paid in the page. */
export type WalletPayment = Omit<StoryPayment, 'client'> & { readonly paying: PayingInputs };

const sendToSandbox = async (gateway: Gateway, method: string, path: string, body: object): Promise<void> => {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`${gateway.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) });
  const response = await gateway.fetch(request);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
};

/** The port of the last gateway: each has an origin of its own, because a page may show several stories. */
let port = 8_000;

const prepare = async (situation: WalletSituation): Promise<WalletPayment> => {
  const { wallets = [{}], found = [], apps = [], isInApp = false, rail, faults = [], wire, storage } = situation;
  const baseUrl = `https://gateway.example:${++port}`;
  const clock = createManualClock();
  const page = createStoryPage();
  const gateway = createStoryGateway(clock, baseUrl);
  const { id, expiresAt } = await createPayment(gateway);
  const accounts = CHAINS.flatMap((chain) => ADDRESSES.map((address) => `${chain}:${address}`));
  for (const account of accounts) await sendToSandbox(gateway, 'POST', '/sandbox/faucet', { account });
  if (rail) await sendToSandbox(gateway, 'PUT', '/sandbox/rail', rail);
  for (const fault of faults) gateway.faults.add(fault);
  answerOrigin(baseUrl, wire ? wire(gateway.fetch, { gateway, page }) : gateway.fetch);
  const announced = found.map(createStoryWallet);
  const findWallets: WalletPorts['findWallets'] = (onChange) => {
    onChange(announced);
    return () => undefined;
  };
  const wallet = {
    records: createStoryRecords(storage),
    findWallets,
    opensApps: () => apps.length > 0,
    isInAppBrowser: () => isInApp,
  };
  return {
    gateway,
    paymentId: id,
    expiresAt,
    ports: createStoryPorts(clockPort(clock), page, { wallet }),
    paying: {
      baseUrl,
      chains: CHAINS.join(' '),
      recipients: SETTLEMENT_ADDRESS,
      wallets: [...wallets.map(createStoryWallet), ...apps],
    },
  };
};

/** Prepares a payment that can be paid with a wallet of the page. */
export const givenWallets = (situation: WalletSituation = {}) => [async () => ({ payment: await prepare(situation) })];
