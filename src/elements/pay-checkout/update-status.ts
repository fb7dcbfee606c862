import type { PropertyValues } from 'lit';
import type { CheckoutContext, StatusProgress } from '../pay-status/checkout-context.js';
import type { PayStatus } from '../pay-status/pay-status.js';

/** What the checkout knows besides its inputs. */
export interface Known {
  /** Unix seconds. */
  readonly expiresAt: number | undefined;
  readonly checkout: CheckoutContext;
  readonly onProgress: (progress: StatusProgress) => void;
}

/** Sets the inputs of the inner element. It may not be defined yet; it ignores names that are not its properties. */
export const updateStatus = (
  status: Partial<PayStatus>,
  inputs: object,
  changed: PropertyValues,
  known: Known,
): void => {
  for (const [name] of changed) Object.assign(status, { [name]: Reflect.get(inputs, name) as unknown });
  Object.assign(status, known);
};
