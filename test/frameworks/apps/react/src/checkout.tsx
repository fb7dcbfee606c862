import { PayCheckout } from 'pay-status/react';
import type { PaymentProps } from './app';
import { messages } from './shop';

/** Uses the React component. */
export function Checkout({ order, onChange, onFinal, setOutput }: PaymentProps) {
  return (
    <PayCheckout
      paymentId={order.paymentId}
      gatewayUrl={order.gatewayUrl}
      baseUrl={order.baseUrl}
      appId={order.appId}
      expiresAt={order.expiresAt}
      successUrl={order.successUrl}
      redirectDelay={1500}
      messages={messages}
      onPayStatusChange={onChange}
      onPayStatusFinal={onFinal}
      onPayCheckoutOpenWallet={(event) => {
        event.preventDefault();
        setOutput(event.url);
      }}
    />
  );
}
