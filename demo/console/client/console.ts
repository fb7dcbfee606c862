import { ClockPanel } from './clock/clock-panel.js';
import { FaultForm } from './faults/fault-form.js';
import { FaultsPanel } from './faults/faults-panel.js';
import { MerchantDetail } from './merchants/merchant-detail.js';
import { MerchantForm } from './merchants/merchant-form.js';
import { MerchantLine } from './merchants/merchant-line.js';
import { MerchantList } from './merchants/merchant-list.js';
import { NewMerchant } from './merchants/new-merchant.js';
import { SettlementForm } from './merchants/settlement-form.js';
import { SettlementList } from './merchants/settlement-list.js';
import { SettlementRow } from './merchants/settlement-row.js';
import { NewPayment } from './payments/new-payment.js';
import { PaymentDetail } from './payments/payment-detail.js';
import { PaymentListPanel } from './payments/payment-list.js';
import { RailForm } from './rail/rail-form.js';
import { SandboxConsole } from './sandbox-console.js';
import { CopyButton } from './shared/copy-button.js';
import { DeliveryDetail } from './webhooks/delivery-detail.js';
import { DeliveryList } from './webhooks/delivery-list.js';
import { EndpointForm } from './webhooks/endpoint-form.js';
import { EndpointPanel } from './webhooks/endpoint-panel.js';
import { ResendForm } from './webhooks/resend-form.js';
import { TestEvents } from './webhooks/test-events.js';

const ELEMENTS: Readonly<Record<string, CustomElementConstructor>> = {
  'copy-button': CopyButton,
  'payment-list': PaymentListPanel,
  'payment-detail': PaymentDetail,
  'new-payment': NewPayment,
  'merchant-list': MerchantList,
  'merchant-detail': MerchantDetail,
  'merchant-form': MerchantForm,
  'merchant-line': MerchantLine,
  'new-merchant': NewMerchant,
  'settlement-list': SettlementList,
  'settlement-row': SettlementRow,
  'settlement-form': SettlementForm,
  'delivery-list': DeliveryList,
  'delivery-detail': DeliveryDetail,
  'endpoint-panel': EndpointPanel,
  'endpoint-form': EndpointForm,
  'test-events': TestEvents,
  'resend-form': ResendForm,
  'faults-panel': FaultsPanel,
  'fault-form': FaultForm,
  'rail-form': RailForm,
  'clock-panel': ClockPanel,
  'sandbox-console': SandboxConsole,
};

for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
