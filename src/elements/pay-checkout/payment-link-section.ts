import { nothing, type ReactiveControllerHost } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { encodeQrCode, type QrCode } from '../../core/format/qr-code.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { Messages } from '../../locales/messages.js';
import type { Links } from './links.js';
import { isOpenedElsewhere } from './open-wallet.js';
import { payView } from './pay.view.js';

/** The element that shows the section. */
type SectionHost = ReactiveControllerHost & EventTarget & { readonly hasUpdated: boolean };

/** The dependencies of the section. */
export interface LinkContext {
  readonly messages: Messages;
  readonly ports: CheckoutPorts;
  readonly host: CheckoutHost | undefined;
  /** True if the link is the first way to pay: on a phone without a wallet. */
  readonly isFirst: boolean;
  /** True if the apps of the page take the place of the link, or this browser opens none. */
  readonly hasApps: boolean;
  /** True if the page has to be opened in another browser, by its own link. */
  readonly isElsewhere: boolean;
  /** True if the text asks to scan the code: it is unfolded on a narrow page. */
  readonly asksToScan: boolean;
}

/** The ways to pay: the QR code, the wallet link, and copying or sharing the payment link. */
export class PaymentLinkSection {
  readonly #element: SectionHost;
  readonly #copy: CopyController;
  #gatewayUrl: string | undefined;
  /** The code of {@link #gatewayUrl}; null before it is needed. */
  #qr: QrCode | undefined | null;
  #isUnfolded = false;
  /** True if the text of the last update asked to scan the code. */
  #didAsk = false;

  constructor(element: SectionHost) {
    this.#element = element;
    this.#copy = new CopyController(element);
  }

  /** Sets the payment link, the content of the QR code. */
  setGatewayUrl(gatewayUrl: string | undefined): void {
    if (gatewayUrl === this.#gatewayUrl) return;
    this.#gatewayUrl = gatewayUrl;
    this.#qr = null;
  }

  /** The code to scan. Encoded when it is first shown: that takes longer than the text before it. */
  get #code(): QrCode | undefined {
    if (this.#qr === null) this.#qr = this.#gatewayUrl === undefined ? undefined : encodeQrCode(this.#gatewayUrl);
    return this.#qr;
  }

  /** True if there is a code to scan. */
  get hasCode(): boolean {
    return this.#code !== undefined;
  }

  render({ gatewayUrl, walletUrl, walletPageUrl }: Links, context: LinkContext): unknown {
    const { messages, ports, host, isFirst, hasApps, isElsewhere, asksToScan } = context;
    if (gatewayUrl === undefined) return nothing;
    const link = (isElsewhere && walletPageUrl) || gatewayUrl;
    if (asksToScan !== this.#didAsk) this.#isUnfolded = this.#didAsk = asksToScan;
    return payView({
      messages,
      link,
      walletUrl: hasApps ? undefined : walletUrl,
      isFirst,
      isElsewhere,
      qr: this.#code,
      isUnfolded: this.#isUnfolded,
      copyState: this.#copy.state,
      onWallet: (event) => {
        if (walletUrl !== undefined && isOpenedElsewhere(this.#element, walletUrl, host)) event.preventDefault();
      },
      onFold: () => {
        this.#isUnfolded = !this.#isUnfolded;
        this.#element.requestUpdate();
      },
      onCopy: () => {
        void this.#copy.copy(link, ports);
      },
      // The server renders the button; removing it later shifts no layout.
      onShare: ports.share || !this.#element.hasUpdated ? () => void this.#share(link, ports) : undefined,
    });
  }

  async #share(url: string, ports: CheckoutPorts): Promise<void> {
    try {
      // The server renders the button without knowing whether the platform can share; calling undefined throws too.
      await (ports.share as (url: string) => Promise<void>)(url);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await this.#copy.copy(url, ports);
    }
  }
}
