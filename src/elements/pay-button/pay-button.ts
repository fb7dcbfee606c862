import { ReactiveElement, type PropertyValues } from 'lit';
import { browserButtonPorts, type ButtonPorts } from '../../browser/button-ports.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { ButtonMessages } from '../../locales/button-messages.js';
import { en } from '../../locales/languages/en/button.js';
import type { CheckoutDialog } from './dialog/checkout-dialog.js';
import { findForm, findOwn, findSubmitter, readLabel, readSubmission, submit, type Submission } from './form.js';
import { needsTexts, type LazyCode, type PressFault } from './lazy-code.js';
import type { PayButtonMessages } from './messages.js';
import { styles } from './pay-button.styles.js';
import { createButton, mayPress, type ButtonState } from './pay-button.view.js';

/** The events of which a button has prevented the default. */
const handled = new WeakSet<Event>();

/**
 * A button that lets the buyer pay without leaving the page. It contains a form with a button, which works without scripts: the shop's
 * server creates the payment and redirects to a page with `<pay-checkout>`. With scripts, it asks for JSON and shows the
 * same checkout in a dialog. Events of the checkout bubble out of it.
 *
 * @element pay-button
 *
 * @fires {PayButtonPaidEvent} pay-button-paid - The payment has been received; once per payment. Proves nothing to a server.
 * @fires {PayStatusChangeEvent} pay-status-change - The first status arrived, or the payment changed.
 * @fires {PayStatusFinalEvent} pay-status-final - The payment is final; once per payment.
 * @fires {PayStatusErrorEvent} pay-status-error - An error occurred in the checkout. Never means that the payment failed.
 * @fires {PayStatusRedirectEvent} pay-status-redirect - The buyer has pressed Done, right before the page navigates to `success-url`; cancelable.
 *
 * @csspart button - The button.
 * @csspart content - Mark and label.
 * @csspart mark - A coin in a ring, which turns while the payment is created.
 * @csspart label - The words of the button inside.
 * @csspart message - Why the payment was not started.
 * @csspart dialog - The dialog, which is as large as the window, with what is behind the checkout.
 * @csspart handle - On a phone, the handle that closes the sheet when it is dragged down.
 * @csspart close-button - Button that closes the dialog.
 * @csspart leave - The question before it closes while something may have been sent.
 * @csspart leave-title - Its headline.
 * @csspart leave-text - The sentences below.
 * @csspart leave-keep-button - Button that keeps the dialog open.
 * @csspart leave-close-button - Button that closes it nevertheless.
 * @csspart done-button - Button that closes the dialog after success.
 * @csspart again-button - Button that starts a new payment after one that has failed.
 * @csspart end-button - Button that closes the dialog then.
 * @csspart corner - The corner of the page that holds the chip.
 * @csspart chip - What remains of the dialog while the payment goes on, and its result.
 * @csspart chip-button - Button that opens the dialog again.
 * @csspart chip-title - The state of the payment.
 * @csspart chip-detail - The time left, the amount, or the state that was last known.
 * @csspart chip-dismiss-button - Button that removes a result.
 *
 * @cssprop --pay-chip-inset - Distance of the chip from the edges of the window; 16px by default.
 *
 * @attr {'filled' | 'outline' | 'quiet'} variant - `filled` by default. Use one filled button on a page.
 * @attr {'compact' | 'normal' | 'large'} size - `normal` by default.
 * @attr {boolean} full - As wide as its container.
 * @attr {'none'} mark - Shows no mark.
 * @attr {'compact' | 'normal' | 'roomy'} density - Amount of spacing in the dialog; `normal` by default.
 */
export class PayButton extends ReactiveElement {
  static override properties = {
    form: {},
    disabled: { type: Boolean },
    messages: { attribute: false },
    ports: { attribute: false },
    state: { state: true },
  };
  static override styles = styles;
  /** @internal Set by the module that registers the element. */
  static code: LazyCode | undefined;

  /** Id of a form elsewhere in the page, instead of one inside. */
  declare form: string | undefined;
  /** The button does nothing. It stays in the order of focus. */
  declare disabled: boolean;
  /** Texts that replace the language's own: those of the button, of the dialog, and of the checkout. */
  declare messages: PayButtonMessages | undefined;
  /** @internal */
  declare ports: ButtonPorts | undefined;
  declare private state: 'rest' | 'busy' | 'failed' | 'nothing-to-pay';

  #texts: ButtonMessages = en;
  #following: AbortController | undefined;
  #dialog: CheckoutDialog | undefined;
  #show: ReturnType<typeof createButton> | undefined;
  /** True while the browser is told to send the form itself. */
  #isPassing = false;
  #hasPassed = false;
  #stop: readonly (() => void)[] = [];

  constructor() {
    super();
    this.disabled = false;
    this.state = 'rest';
  }

  /** The last status of the payment in the dialog; null before the first. */
  get payment(): PaymentStatusResponse | null {
    return this.#dialog?.payment ?? null;
  }

  get #ports(): ButtonPorts {
    return this.ports ?? browserButtonPorts;
  }

  get #isDisabled(): boolean {
    return this.disabled || !!findSubmitter(this)?.disabled;
  }

  get #shownState(): ButtonState {
    const { state } = this;
    return state === 'busy' || this.#isDisabled || this.#ports.connectivity.isOnline() ? state : 'offline';
  }

  get #button(): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector('button');
  }

  /** Focuses the button. */
  override focus(options?: FocusOptions): void {
    this.#button?.focus(options);
  }

  /** Presses the button. */
  override click(): void {
    this.#button?.click();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    const observer = new MutationObserver(() => {
      this.requestUpdate();
    });
    observer.observe(this, { subtree: true, childList: true, characterData: true, attributes: true });
    root.addEventListener('submit', this.#onSubmit);
    this.#stop = [
      () => {
        observer.disconnect();
        root.removeEventListener('submit', this.#onSubmit);
      },
      this.#ports.connectivity.subscribe(this.#onReturn),
    ];
    if (needsTexts(this)) this.#loadTexts();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stop) stop();
    this.#following?.abort();
    this.#following = undefined;
  }

  protected override firstUpdated(): void {
    // The button inside may have had the focus.
    if (this.contains(this.ownerDocument.activeElement)) this.focus();
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#show ??= createButton(this.renderRoot as ShadowRoot, { onPress: this.#press, onIntent: this.#preload });
    const texts = { ...this.#texts, ...this.messages?.button };
    this.#show({ state: this.#shownState, isDisabled: this.#isDisabled, label: readLabel(this), texts });
    if (this.#dialog && changed.has('messages')) this.#dialog.messages = this.messages;
  }

  /** The connection has changed, or the buyer comes back to a page that has sent the form itself. */
  readonly #onReturn = (): void => {
    if (this.#hasPassed) this.state = 'rest';
    this.#hasPassed = false;
    this.requestUpdate();
  };

  /** A failure leaves it in English. */
  #loadTexts(): void {
    if (this.#following) return;
    const { signal } = (this.#following = new AbortController());
    PayButton.code?.texts(
      this,
      (texts) => {
        this.#texts = texts;
        this.requestUpdate();
      },
      signal,
    );
  }

  readonly #preload = (): void => {
    this.#loadTexts();
    this.#check();
  };

  readonly #press = (): void => {
    if (this.#isDisabled || !mayPress(this.#shownState)) return;
    const form = findForm(this, this.form);
    if (this.#dialog?.isWatching) this.#dialog.show();
    else if (form) submit(form, findOwn(this, form));
    else this.#check('formless');
  };

  #check(fault?: PressFault): void {
    void PayButton.code?.press().then((code) => code?.check(this, fault, this.#ports));
  }

  /** Also for a form that is sent by the enter key, or by the page. Its other buttons are not ours. */
  readonly #onSubmit = (event: Event): void => {
    const form = findForm(this, this.form);
    const { target, submitter, defaultPrevented } = event as Event & Partial<SubmitEvent>;
    if (!form || target !== form || this.#isPassing) return;
    const own = findOwn(this, form);
    if ((submitter ?? null) !== own && (submitter || !this.contains(form))) return;
    if (defaultPrevented) {
      if (this.state !== 'busy' && !handled.has(event)) this.#check('prevented');
      return;
    }
    const submission = readSubmission(form, submitter || !own?.disabled ? own : null);
    if (!submission) return;
    event.preventDefault();
    handled.add(event);
    if (this.#dialog?.isWatching) this.#dialog.show();
    else if (this.state !== 'busy') void this.#start(submission);
  };

  async #start(submission: Submission): Promise<void> {
    this.#loadTexts();
    this.state = 'busy';
    const code = await PayButton.code?.press();
    const answer = await code?.start(submission, this.#ports);
    if (answer?.kind === 'failed' || answer?.kind === 'nothing-to-pay') {
      this.state = answer.kind;
    } else if (code && answer?.kind === 'created') {
      const { messages } = this;
      this.state = 'rest';
      if (!this.#dialog) {
        this.#dialog = code.createDialog({ button: this, ports: this.#ports, messages, onAgain: this.#press });
        this.renderRoot.append(this.#dialog);
      }
      this.#dialog.open(answer.checkout);
    } else {
      this.#isPassing = this.#hasPassed = true;
      submit(submission.form, submission.submitter);
      this.#isPassing = false;
    }
  }
}
