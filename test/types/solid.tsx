/** @jsxImportSource solid-js */
import 'pay-status/types/solid';
import type { PayStatusChangeEvent, PayStatusFinalEvent } from 'pay-status';

const onChange = ({ payment }: PayStatusChangeEvent): void => console.log(payment.status.length);
const onFinal = ({ payment }: PayStatusFinalEvent): void => console.log(payment.isFinal);

export const byAttributes = (
  <pay-status
    payment-id="pay_1"
    base-url="https://gateway.example"
    redirect="manual"
    redirect-delay={0}
    expires-at="1790000000"
    shape="inline"
    class="status"
    on:pay-status-change={onChange}
    on:pay-status-final={onFinal}
  >
    <p slot="succeeded">Thank you.</p>
  </pay-status>
);

export const byProperties = (
  <pay-checkout
    paymentId="pay_1"
    expiresAt={1_790_000_000}
    messages={{ checkout: { pay: 'To' } }}
    on:pay-checkout-cancel={({ paymentId }) => console.log(paymentId.length)}
  />
);

export const wrong = [
  // @ts-expect-error There is no such property.
  <pay-status paymentID="pay_1" />,
  // @ts-expect-error An id is text.
  <pay-status payment-id={1} />,
  // @ts-expect-error There is no such value.
  <pay-status redirect="sometimes" />,
  // @ts-expect-error There is no such shape.
  <pay-checkout shape="round" />,
  // @ts-expect-error A time is a number.
  <pay-checkout expires-at="tomorrow" />,
  // @ts-expect-error The payment is read-only.
  <pay-status payment={null} />,
  // @ts-expect-error The handler is for another event.
  <pay-status on:pay-status-final={onChange} />,
  // @ts-expect-error There is no such element.
  <pay-state />,
];
