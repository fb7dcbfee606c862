/** @jsxImportSource react */
import { createRef } from 'react';
import type { PayStatus as PayStatusElement, PayStatusChangeEvent, PayStatusFinalEvent } from 'pay-status';
import { PayCheckout, PayStatus, type PayStatusProps } from 'pay-status/react';

const onFinal = ({ payment }: PayStatusFinalEvent): void => console.log(payment.isFinal);
const onChange = ({ previous }: PayStatusChangeEvent): void => console.log(previous?.status);
const ref = createRef<PayStatusElement>();
const common: PayStatusProps = { paymentId: 'pay_1', shape: 'card', className: 'status', id: 'status' };

export const status = (
  <PayStatus
    {...common}
    ref={ref}
    redirect="none"
    redirectDelay={0}
    onPayStatusFinal={onFinal}
    onClick={() => ref.current?.refresh()}
  >
    <p slot="succeeded">Thank you.</p>
  </PayStatus>
);

export const checkout = (
  <PayCheckout
    paymentId="pay_1"
    gatewayUrl="https://gateway.example/?pid=pay_1"
    onPayStatusChange={onChange}
    onPayStatusError={({ error }) => console.log(error.code)}
    onPayStatusRedirect={(event) => event.preventDefault()}
    onPayCheckoutOpenWallet={({ url }) => console.log(url.length)}
    onPayCheckoutCancel={({ paymentId }) => console.log(paymentId.length)}
  />
);

export const wrong = [
  // @ts-expect-error There is no such property.
  <PayStatus paymentID="pay_1" />,
  // @ts-expect-error A component has properties, not attributes with a value of another type.
  <PayStatus redirectDelay="soon" />,
  // @ts-expect-error There is no such value.
  <PayStatus redirect="sometimes" />,
  // @ts-expect-error The payment is read-only.
  <PayStatus payment={null} />,
  // @ts-expect-error The handler is for another event.
  <PayStatus onPayStatusFinal={onChange} />,
  // @ts-expect-error A status has no wallet to open.
  <PayStatus onPayCheckoutOpenWallet={() => undefined} />,
];
