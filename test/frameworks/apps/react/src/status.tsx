import 'pay-status/define/pay-status.js';
import type {} from 'pay-status/types/react';
import type { PaymentProps } from './app';
import { messages } from './shop';

/** Uses the custom element. */
export function Status({ order, onChange, onFinal }: PaymentProps) {
  return (
    <pay-status
      paymentId={order.paymentId}
      baseUrl={order.baseUrl}
      appId={order.appId}
      expiresAt={order.expiresAt}
      successUrl={order.successUrl}
      redirectDelay={1500}
      messages={messages}
      onpay-status-change={onChange}
      onpay-status-final={onFinal}
    />
  );
}
