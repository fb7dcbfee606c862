import type { PropertyValues } from 'lit';
import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import type { PayStatus } from '../pay-status/pay-status.js';
import { readSummary, type SummaryInputs } from './summary.view.js';
import type { WalletSection } from './wallet-section.js';

/** What the checkout knows besides its inputs. */
export interface Known {
  /** Unix seconds. */
  readonly expiresAt: number | undefined;
  readonly details: PaymentDetails | undefined;
  readonly wallet: Pick<WalletSection, 'etaS' | 'stateKind'>;
}

/** Sets the inputs of the inner element. It may not be defined yet; it ignores names that are not its properties. */
export const updateStatus = (
  status: Partial<PayStatus>,
  inputs: SummaryInputs,
  changed: PropertyValues,
  { expiresAt, details, wallet: { etaS, stateKind } }: Known,
): void => {
  for (const [name] of changed) Object.assign(status, { [name]: inputs[name as keyof SummaryInputs] });
  const { merchantName } = readSummary(inputs, [], details);
  Object.assign(status, { expiresAt, merchantName, etaS, walletState: stateKind });
};
