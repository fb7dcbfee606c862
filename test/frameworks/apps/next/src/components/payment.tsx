'use client';

import type { PayCheckoutOpenWalletEvent, PayStatusChangeEvent, PayStatusFinalEvent } from 'pay-status';
import { PayCheckout, PayStatus } from 'pay-status/react';
import { useState } from 'react';
import { messages, tellShop, type Order } from '../shop';

/** The status polls the shop's server; the checkout polls the gateway, which alone has the payment details. */
export function Payment({ order, tag }: { readonly order: Order; readonly tag: 'pay-status' | 'pay-checkout' }) {
  const [output, setOutput] = useState('');
  const onChange = ({ payment }: PayStatusChangeEvent) => setOutput(payment.status);
  const onFinal = ({ payment }: PayStatusFinalEvent) => tellShop(order.paymentId, payment);
  const onOpenWallet = (event: PayCheckoutOpenWalletEvent) => {
    event.preventDefault();
    setOutput(event.url);
  };
  return (
    <>
      <output>{output}</output>
      {tag === 'pay-status' ? (
        <PayStatus
          paymentId={order.paymentId}
          statusUrl="/status/{id}"
          expiresAt={order.expiresAt}
          successUrl={order.successUrl}
          redirectDelay={1500}
          messages={messages}
          onPayStatusChange={onChange}
          onPayStatusFinal={onFinal}
        />
      ) : (
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
          onPayCheckoutOpenWallet={onOpenWallet}
        />
      )}
    </>
  );
}
