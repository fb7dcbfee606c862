import type { ReactiveControllerHost } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { ExplorerLinkController } from '../../controllers/explorer-link-controller.js';
import { hasMerchantSecret } from '../../core/format/quote-value.js';
import { toUnixMs } from '../../core/format/unix-seconds.js';
import type { Messages } from '../../locales/messages.js';
import type { PayStatus } from '../pay-status/pay-status.js';
import type { PayStatusChangeEvent } from '../pay-status/pay-status.events.js';
import { didPollBefore } from '../shared/did-poll-before.js';
import { getReceiptRows, toPlainText, type ReceiptTime } from './receipt.model.js';
import { receiptView } from './receipt.view.js';
import type { Summary } from './summary.view.js';

/** What the receipt shows besides the time. */
export interface ReceiptInputs {
  readonly summary: Summary;
  readonly paymentId: string | undefined;
  readonly payment: PaymentStatusResponse;
  readonly payer: string | undefined;
  readonly explorerUrl: string | undefined;
  /** Unix seconds. */
  readonly settledAt: number | null | undefined;
  /** Unix seconds. */
  readonly refundedAt: number | null | undefined;
  readonly hasTimes: boolean;
}

/** The receipt of a payment that has succeeded. */
export class ReceiptSection {
  readonly #copy: CopyController;
  readonly #copyId: CopyController;
  // An invalid template is reported by the status, which reads it too.
  readonly #explorer = new ExplorerLinkController(() => undefined);
  #time: ReceiptTime | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#copy = new CopyController(host);
    this.#copyId = new CopyController(host);
  }

  /** Begins anew with another payment. */
  reset(): void {
    this.#time = undefined;
  }

  /**
   * Follows the changes of the payment.
   *
   * @param status the element that has dispatched the event
   * @param isGiven true for initial data, which may be old
   */
  follow({ previous }: PayStatusChangeEvent, status: Partial<PayStatus>, isGiven: boolean): void {
    const atMs = isGiven ? undefined : status.now?.();
    const isExact = previous !== null && didPollBefore(status.diagnostics?.() ?? []);
    this.#time = atMs === undefined ? undefined : { atMs, isExact };
  }

  render(inputs: ReceiptInputs, messages: Messages, ports: CheckoutPorts): unknown {
    const { summary, payment, payer, explorerUrl, hasTimes } = inputs;
    const { info } = payment;
    this.#explorer.setTransaction(info, explorerUrl);
    // A secret that a page has published by mistake is not repeated.
    const paymentId = inputs.paymentId && !hasMerchantSecret(inputs.paymentId) ? inputs.paymentId : undefined;
    const marks = { settledAtMs: toUnixMs(inputs.settledAt), refundedAtMs: toUnixMs(inputs.refundedAt) };
    const rows = getReceiptRows({ summary, paymentId, info, payer, time: this.#time, ...marks, hasTimes }, messages);
    return receiptView({
      messages,
      rows: rows.filter(({ isCopied }) => !isCopied),
      display: info?.optionAmount?.display,
      isNew: this.#time?.isExact === true,
      explorerUrl: this.#explorer.url,
      copyState: this.#copy.state,
      onCopy: () => {
        void this.#copy.copy(toPlainText(rows), ports);
      },
      idCopyState: this.#copyId.state,
      onCopyId: () => {
        void this.#copyId.copy(info?.txId ?? '', ports);
      },
      onPrint: ports.print,
    });
  }
}
