import type { WalletPorts } from '../../wallet/ports.js';
import { browserPaymentRecords } from '../payment-records.js';
import { findAnnouncedWallets } from './announced-wallets.js';

/** The wallets and the storage of this browser. */
export const browserWalletPorts: WalletPorts = { records: browserPaymentRecords, findWallets: findAnnouncedWallets };
