import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import { CopyController } from '../../controllers/copy-controller.js';
import { DelayController } from '../../controllers/delay-controller.js';
import { LocaleController } from '../../controllers/locale-controller.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { en } from '../../locales/languages/en/messages.js';
import type { PayStatus } from '../pay-status/pay-status.js';
import { PayStatusErrorEvent } from '../pay-status/pay-status.events.js';
import { diagnose } from '../shared/diagnosis/diagnose.js';
import { Rendering } from '../shared/rendering/rendering.js';
import { Cancellation } from './cancellation.js';
import { UNANSWERED_MS } from './checkout-parts.js';
import { createDetails } from './create-details.js';
import { PaymentLinkSection } from './payment-link-section.js';
import { ReceiptSection } from './receipt-section.js';
import { WalletSection } from './wallet-section.js';

/** The element around the sections. */
type SectionsElement = ConstructorParameters<typeof PaymentLinkSection>[0] &
  ConstructorParameters<typeof LocaleController>[0] &
  ConstructorParameters<typeof Cancellation>[0] &
  Parameters<typeof diagnose>[0] &
  Parameters<typeof createDetails>[0] &
  ConstructorParameters<typeof WalletSection>[0] &
  ConstructorParameters<typeof ReceiptSection>[0];

/** Callbacks into the element around the sections. */
interface SectionsContext {
  readonly getPorts: () => CheckoutPorts;
  /** The element inside, which knows the gateway's time once it is loaded. */
  readonly getStatus: () => (HTMLElement & Partial<PayStatus>) | undefined;
  /** The expiry that the buyer sees, Unix seconds. */
  readonly getExpiresAt: () => number | undefined;
}

/** Creates the sections of the checkout page, which have states of their own, and what they share. */
export const createSections = (element: SectionsElement, { getPorts, getStatus, getExpiresAt }: SectionsContext) => {
  /** Dispatches an error once it is shown. */
  const report = (error: PayError): void => {
    void element.updateComplete.then(() => element.dispatchEvent(new PayStatusErrorEvent(error)));
  };
  return {
    report,
    paymentLink: new PaymentLinkSection(element),
    /** Whether the first answer takes long. */
    unanswered: new DelayController(element, UNANSWERED_MS, () => getPorts().clock),
    copySupport: new CopyController(element),
    cancel: new Cancellation(element, () => getPorts().navigation.currentUrl()),
    locale: new LocaleController(element, en),
    details: createDetails(element, diagnose(element, getPorts), report),
    wallet: new WalletSection(element, {
      getPorts,
      now: () => getStatus()?.now?.() ?? getPorts().clock.now(),
      getExpiresAt,
    }),
    receipt: new ReceiptSection(element),
    // The last one: dialogs are open before the focus returns to them.
    rendering: new Rendering(element, { getClock: () => getPorts().clock, onError: report, getKept: getStatus }),
  };
};
