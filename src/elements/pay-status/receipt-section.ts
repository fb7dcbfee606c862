import { nothing, type ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../../browser/element-ports.js';
import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { ExplorerLinkController } from '../../controllers/explorer-link-controller.js';
import { toUnixMs } from '../../core/format/unix-seconds.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { receipt, type ReceiptContext } from './receipt.view.js';

/** The properties of the element that the receipt shows. */
export interface ReceiptSource {
  readonly payment: PaymentStatusResponse | null;
  readonly explorerUrl: string | null | undefined;
  /** Unix seconds. */
  readonly refundedAt: number | null | undefined;
}

/** The receipt of a paid payment: the amount, the transaction that the buyer can copy and look up, and the mark of a refund. */
export class ReceiptSection {
  readonly #copy: CopyController;
  readonly #explorer: ExplorerLinkController;
  #isPaid = false;
  #refundedAtMs: number | undefined;
  #isRefundNew = false;

  /** @param onError called with the error of an invalid explorer URL */
  constructor(host: ReactiveControllerHost, onError: (error: PayError) => void) {
    this.#copy = new CopyController(host);
    this.#explorer = new ExplorerLinkController(onError);
  }

  /** Call it before each update. */
  update({ payment, explorerUrl, refundedAt }: ReceiptSource): void {
    this.#explorer.setTransaction(payment?.info, explorerUrl);
    const isPaid = payment !== null && getKnownStatus(payment) === 'succeeded';
    const refundedAtMs = isPaid ? toUnixMs(refundedAt) : undefined;
    if (refundedAtMs !== this.#refundedAtMs) this.#isRefundNew = refundedAtMs !== undefined && this.#isPaid;
    this.#isPaid = isPaid;
    this.#refundedAtMs = refundedAtMs;
  }

  /** True if the page has marked the payment while it was shown: a mark that was there with the success is not announced. */
  get isRefundNew(): boolean {
    return this.#isRefundNew;
  }

  render(
    { payment }: ReceiptSource,
    context: Pick<ReceiptContext, 'messages' | 'nowMs'>,
    ports: Pick<ElementPorts, 'copy' | 'clock'>,
  ): unknown {
    const info = this.#isPaid ? payment?.info : undefined;
    const refundedAtMs = this.#refundedAtMs;
    if (!info && refundedAtMs === undefined) return nothing;
    return receipt(info ?? {}, {
      ...context,
      refundedAtMs,
      explorerUrl: this.#explorer.url,
      copyState: this.#copy.state,
      onCopy: () => {
        void this.#copy.copy(info?.txId ?? '', ports);
      },
    });
  }
}
