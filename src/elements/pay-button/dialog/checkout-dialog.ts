import { html, LitElement, nothing, render } from 'lit';
import { browserCheckoutPorts, type CheckoutPorts } from '../../../browser/checkout-ports.js';
import type { ButtonPorts } from '../../../browser/button-ports.js';
import { getKnownStatus } from '../../../contract/payment-status.js';
import type { CreatedCheckout } from '../../../contract/readers/created-checkout.js';
import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import { TextsController } from '../../../controllers/texts-controller.js';
import { en } from '../../../locales/languages/en/dialog.js';
import { loadDialogLocale } from '../../../locales/load-dialog-locale.js';
import type { DialogMessages } from '../../../locales/dialog-messages.js';
import type { PayCheckout } from '../../pay-checkout/pay-checkout.js';
import { baseStyles } from '../../shared/base.styles.js';
import { markStyles } from '../../shared/mark.styles.js';
import { tokenStyles } from '../../shared/tokens.styles.js';
import { readLabel } from '../form.js';
import type { PayButtonMessages } from '../messages.js';
import { PayButtonPaidEvent } from '../pay-button.events.js';
import { applyAttributes } from './attributes.js';
import { getChip, mayTryAgain } from './chip.model.js';
import { chipStyles } from './chip.styles.js';
import { chipView } from './chip.view.js';
import { getLeaveReason, type LeaveReason } from './closing.js';
import { CheckoutTexts } from './checkout-texts.js';
import { closeRequests } from './close-requests.js';
import { findFocused, focusHeadline } from './dialog-focus.js';
import { checkoutStyles } from './checkout.styles.js';
import { dialogStyles } from './dialog.styles.js';
import { slottedView } from './dialog.view.js';
import { dragDown } from './drag-down.js';
import { leadOn } from './lead-on.js';
import { moveIn, moveOut } from './motion.js';

/** The control that has opened the dialog, and gets the focus when it closes. */
type Opener = 'button' | 'chip';

/**
 * The dialog of a `<pay-button>` with a `<pay-checkout>`, and the chip that remains while the payment goes on. Internal: it is created by
 * the button. Closing hides the checkout, which goes on: a wallet may have been asked.
 */
export class CheckoutDialog extends LitElement {
  static override properties = { messages: { attribute: false } };
  static override styles = [tokenStyles, baseStyles, markStyles, dialogStyles, chipStyles];

  declare messages: PayButtonMessages | undefined;
  ports!: ButtonPorts;
  /** The element around it. */
  button!: HTMLElement;
  onAgain: () => void = () => undefined;

  readonly #controller = new TextsController(this, en, loadDialogLocale);
  readonly #checkoutTexts = new CheckoutTexts();
  #checkout: PayCheckout | undefined;
  #paymentId = '';
  #successUrl: string | undefined;
  #isOpen = false;
  #leave: LeaveReason | undefined;
  #hasChip = false;
  #opener: Opener = 'button';
  #hasPaid = false;
  #hasLeft = false;
  /** True if the last press began on the scrim. */
  #isOnScrim = false;
  /** The element that had the focus before the confirmation. */
  #asked: HTMLElement | null = null;
  #stop = (): void => undefined;
  #stopRequests = (): void => undefined;
  /** True until the buyer does something: the headline gets the focus as soon as there is one. */
  #awaitsHeadline = false;

  get payment(): PaymentStatusResponse | null {
    return this.#checkout?.payment ?? null;
  }

  /** True while the payment goes on and may be paid already: no other one is started. */
  get isWatching(): boolean {
    return this.#isOpen || (this.#checkout !== undefined && getLeaveReason(this.#checkout.outline) !== undefined);
  }

  get #texts(): DialogMessages {
    return { ...this.#controller.texts, ...this.messages?.dialog };
  }

  get #checkoutPorts(): CheckoutPorts {
    return this.ports.checkout ?? browserCheckoutPorts;
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.shadowRoot?.querySelector<HTMLDialogElement>('[part="dialog"]');
  }

  #find(part: string): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = this.ports.connectivity.subscribe(() => {
      this.requestUpdate();
    });
    // A dialog that was moved is not modal any more.
    if (this.#isOpen) void this.#show(this.#opener);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.#stopRequests();
  }

  /** Opens the dialog for the payment that the server has created. */
  open({ paymentId, attributes }: CreatedCheckout): void {
    const checkout = this.#checkout && this.#paymentId === paymentId ? this.#checkout : this.#createCheckout();
    this.#paymentId = paymentId;
    this.#checkout = checkout;
    const successUrl = attributes['success-url'];
    this.#successUrl = typeof successUrl === 'string' ? successUrl : undefined;
    applyAttributes(checkout, { ...attributes, 'payment-id': paymentId });
    const density = this.button.getAttribute('density');
    if (density) checkout.setAttribute('density', density);
    void this.#show('button');
  }

  /** Opens it again. */
  show(): void {
    void this.#show('button');
  }

  #createCheckout(): PayCheckout {
    const checkout = document.createElement('pay-checkout');
    checkout.setAttribute('shape', 'dialog');
    checkout.ports = this.#checkoutPorts;
    checkout.dialog = { isAsking: false, styles: checkoutStyles };
    checkout.redirect = 'none';
    this.#hasPaid = this.#hasLeft = false;
    checkout.addController({
      hostUpdated: () => {
        if (this.#checkout === checkout) this.requestUpdate();
      },
    });
    checkout.addEventListener('pay-status-final', ({ payment }) => {
      if (getKnownStatus(payment) !== 'succeeded' || this.#hasPaid) return;
      this.#hasPaid = true;
      this.dispatchEvent(new PayButtonPaidEvent(this.#paymentId));
    });
    return checkout;
  }

  async #show(opener: Opener): Promise<void> {
    if (this.#isOpen && this.#dialog?.open) return;
    this.#opener = opener;
    this.#isOpen = true;
    this.#hasChip = false;
    this.requestUpdate();
    await this.updateComplete;
    const dialog = this.#dialog;
    const checkout = this.#checkout;
    if (!dialog || !checkout || !this.#isOpen) return;
    if (!dialog.open) {
      if ('showModal' in dialog) dialog.showModal();
      else (dialog as Element).setAttribute('open', '');
    }
    this.#awaitsHeadline = true;
    this.#followHeadline();
    moveIn(dialog, checkout, this.button);
    this.#stopRequests = closeRequests(this.#requestClose);
  }

  /** While it loads, the headline changes. */
  #followHeadline(): void {
    const checkout = this.#checkout;
    if (!checkout || !this.#awaitsHeadline || !this.#dialog?.open) return;
    this.#awaitsHeadline = !focusHeadline(checkout);
  }

  readonly #requestClose = (): void => {
    if (!this.#checkout || !this.#isOpen) return;
    if (this.#leave) {
      this.#keep();
      return;
    }
    const reason = getLeaveReason(this.#checkout.outline);
    if (!reason) {
      this.#hide(true);
      return;
    }
    this.#asked = findFocused();
    this.#leave = reason;
    this.requestUpdate();
    void this.updateComplete.then(() => this.#find('leave-title')?.focus());
  };

  readonly #keep = (): void => {
    this.#leave = undefined;
    this.requestUpdate();
    void this.#returnFocus();
  };

  /** Restores the focus. An element cannot take it while it is inert. */
  async #returnFocus(): Promise<void> {
    await this.updateComplete;
    await this.#checkout?.updateComplete;
    if (this.#asked?.matches('[tabindex]')) this.#asked = null;
    this.#asked?.focus();
    if (this.#checkout && this.#asked !== findFocused()) focusHeadline(this.#checkout);
    this.#asked = null;
  }

  #hide(hasChip: boolean): void {
    const dialog = this.#dialog;
    const checkout = this.#checkout;
    this.#isOpen = false;
    this.#leave = undefined;
    this.#stopRequests();
    this.#hasChip = hasChip;
    this.requestUpdate();
    if (!dialog || !checkout) return;
    void this.updateComplete.then(() => {
      moveOut(dialog, checkout, hasChip ? this.#find('chip') : this.button, () => {
        if (this.#isOpen) return;
        dialog.close();
        const chip = this.#opener === 'chip' && this.#hasChip ? this.#find('chip-button') : undefined;
        (chip ?? this.button).focus();
      });
    });
  }

  readonly #end = (): void => {
    const { payment } = this.#checkout?.outline ?? {};
    this.#hide(false);
    if (this.#hasLeft || !payment) return;
    const urls = { successUrl: this.#successUrl, paymentId: this.#paymentId };
    this.#hasLeft = leadOn(this.button, payment, urls, this.#checkoutPorts);
  };

  readonly #again = (): void => {
    this.#hide(false);
    this.onAgain();
  };

  readonly #dismiss = (): void => {
    this.#hasChip = false;
    this.requestUpdate();
    this.button.focus();
  };

  /** A habit must not lose anything: a second press only takes the question back. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    this.#awaitsHeadline = false;
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    const inner = event.composedPath().find((target) => target instanceof HTMLDialogElement);
    if (inner !== this.#dialog) return;
    event.preventDefault();
    if (!event.repeat) this.#requestClose();
  };

  readonly #onCancel = (event: Event): void => {
    if (event.target === this.#dialog) event.preventDefault();
  };

  /** Closed by something else, such as a script of the page: nothing is lost, the chip shows it. */
  readonly #onClose = (event: Event): void => {
    if (event.target === this.#dialog && this.#isOpen) this.#hide(true);
  };

  #isScrim(event: Event): boolean {
    const [target] = event.composedPath();
    return target === this.#dialog || target === this.#checkout;
  }

  readonly #onPointerDown = (event: Event): void => {
    this.#awaitsHeadline = false;
    this.#isOnScrim = this.#isScrim(event);
  };

  readonly #onClick = (event: Event): void => {
    if (this.#isOnScrim && this.#isScrim(event)) this.#requestClose();
  };

  readonly #onDrag = (event: PointerEvent): void => {
    const checkout = this.#checkout;
    const card = checkout?.shadowRoot?.querySelector('[part="checkout"]');
    if (checkout && card) dragDown(event, checkout, card.clientHeight, this.#requestClose);
  };

  protected override willUpdate(): void {
    const { outline } = this.#checkout ?? {};
    // The answer to the question has come meanwhile.
    if (this.#leave && outline) {
      const reason = getLeaveReason(outline);
      if (!reason) void this.#returnFocus();
      this.#leave = reason;
    }
  }

  protected override updated(): void {
    const checkout = this.#checkout;
    if (!checkout) return;
    const { outline } = checkout;
    const texts = this.#texts;
    const isAsking = this.#leave !== undefined;
    if (checkout.dialog?.isAsking !== isAsking) checkout.dialog = { isAsking, styles: checkoutStyles };
    const messages = this.#checkoutTexts.get(outline.messages, texts, this.messages);
    if (checkout.messages !== messages) checkout.messages = messages;
    checkout.toggleAttribute('data-items', outline.hasItems);
    this.#renderSlotted(checkout, texts);
    const corner = this.#find('corner');
    if (corner && 'showPopover' in corner) {
      const hasChip = this.#hasChip && !this.#isOpen;
      if (hasChip !== corner.matches(':popover-open')) corner.togglePopover(hasChip);
    }
    this.#followHeadline();
  }

  #renderSlotted(checkout: PayCheckout, texts: DialogMessages): void {
    const { outline } = checkout;
    const { messages, payment } = outline;
    const isPaid = payment !== null && getKnownStatus(payment) === 'succeeded';
    const end = isPaid ? 'paid' : mayTryAgain(outline) ? 'failed' : 'ended';
    render(
      slottedView({
        texts,
        messages,
        leave: this.#leave,
        walletName: outline.walletName,
        state: messages ? getChip(outline, true, texts, messages).title : '',
        end: payment?.isFinal ? end : undefined,
        onClose: this.#requestClose,
        onKeep: this.#keep,
        onLeave: () => {
          this.#hide(true);
        },
        onEnd: this.#end,
        onAgain: this.#again,
        onDrag: this.#onDrag,
      }),
      checkout,
      { host: this },
    );
  }

  protected override render(): unknown {
    const checkout = this.#checkout;
    if (!checkout) return nothing;
    const texts = this.#texts;
    const { outline } = checkout;
    const { messages, merchantName, amount } = outline;
    const hasChip = this.#hasChip && messages;
    return html`<dialog
        part="dialog"
        autofocus
        closedby="none"
        aria-label=${[merchantName, amount].filter(Boolean).join(' ') || readLabel(this.button)}
        @keydown=${this.#onKeyDown}
        @cancel=${this.#onCancel}
        @close=${this.#onClose}
        @pointerdown=${this.#onPointerDown}
        @click=${this.#onClick}
      >
        ${checkout}
      </dialog>
      <div part="corner" popover="manual" lang=${texts.locale} dir=${texts.dir}>
        ${
          hasChip
            ? chipView({
                chip: getChip(outline, this.ports.connectivity.isOnline(), texts, messages),
                merchantName,
                texts,
                onOpen: () => void this.#show('chip'),
                onDismiss: this.#dismiss,
              })
            : nothing
        }
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pay-button-dialog': CheckoutDialog;
  }
}
