import { GatewayError } from 'pay-status/client';
import type { ConfirmationRecord, PayingClient, PaymentFlowState } from 'pay-status/wallet';

/** Whether a confirmation that this browser has sent is what pays. */
export type OwnConfirmation =
  /** None was sent, or the buyer chooses again because nothing was paid with it. */
  | 'none'
  /** The gateway may have it. */
  | 'pending'
  /** The gateway pays with it. */
  | 'accepted'
  /** The payment has ended, or is being paid, without it. */
  | 'refused'
  /** The payment has ended, or is being paid, and the gateway did not say whether with it. */
  | 'unknown';

/**
 * Follows the confirmation that a flow sends. A payment whose status closes the flow before the gateway has answered may have
 * been paid by another device, so the gateway is asked: to the confirmation that pays it answers with the status, whatever
 * has happened since; all others it refuses.
 *
 * @param onAnswer called when the gateway has been asked
 */
export const followOwnConfirmation = (client: Pick<PayingClient, 'confirm'>, onAnswer: () => void) => {
  const controller = new AbortController();
  let record: ConfirmationRecord | undefined;
  let current: OwnConfirmation = 'none';

  const ask = async ({ confirmation }: ConfirmationRecord): Promise<void> => {
    const { signal } = controller;
    try {
      await client.confirm(confirmation, signal);
      current = 'accepted';
    } catch (error) {
      if (signal.aborted) return;
      current = error instanceof GatewayError && error.code === 'invalid_state' ? 'refused' : 'unknown';
    }
    onAnswer();
  };

  return {
    get current() {
      return current;
    },
    /** Call it on each change of the flow's state. */
    follow: (state: PaymentFlowState): void => {
      switch (state.kind) {
        case 'sending':
          record = state.record;
          current = 'pending';
          break;
        case 'sent':
          current = 'accepted';
          break;
        case 'closed':
          if (record && current === 'pending') void ask(record);
          break;
        case 'unsent':
        case 'busy':
          // Another tab may have the lock of the payment while the gateway has this one's confirmation.
          break;
        default:
          current = 'none';
      }
    },
    stop: (): void => {
      controller.abort();
    },
  };
};
