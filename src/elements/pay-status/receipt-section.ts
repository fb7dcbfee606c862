import { nothing, type ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../../browser/element-ports.js';
import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { ExplorerLinkController } from '../../controllers/explorer-link-controller.js';
import type { PayError } from '../../core/errors/pay-error.js';
import type { StatusMessages } from '../../locales/messages.js';
import { receipt } from './receipt.view.js';

/** The receipt of a paid payment: the amount, and the transaction that the buyer can copy and look up. */
export class ReceiptSection {
  readonly #copy: CopyController;
  readonly #explorer: ExplorerLinkController;

  /** @param onError called with the error of an invalid explorer URL */
  constructor(host: ReactiveControllerHost, onError: (error: PayError) => void) {
    this.#copy = new CopyController(host);
    this.#explorer = new ExplorerLinkController(onError);
  }

  /** Call it before each update. */
  update(payment: PaymentStatusResponse | null, explorerUrl: string | null | undefined): void {
    this.#explorer.setTransaction(payment?.info, explorerUrl);
  }

  render(
    payment: PaymentStatusResponse | null,
    messages: StatusMessages,
    ports: Pick<ElementPorts, 'copy' | 'clock'>,
  ): unknown {
    const info = payment && getKnownStatus(payment) === 'succeeded' ? payment.info : undefined;
    if (!info) return nothing;
    return receipt(info, {
      messages,
      explorerUrl: this.#explorer.url,
      copyState: this.#copy.state,
      onCopy: () => {
        void this.#copy.copy(info.txId ?? '', ports);
      },
    });
  }
}
