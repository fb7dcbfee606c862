import type { PayStatusChangeEvent, PayStatusFinalEvent } from 'pay-status';
import { useState } from 'react';
import { Checkout } from './checkout';
import { placeOrder, tellShop, type Order } from './shop';
import { Status } from './status';

/** The props of both elements. */
export interface PaymentProps {
  readonly order: Order;
  readonly onChange: (event: PayStatusChangeEvent) => void;
  readonly onFinal: (event: PayStatusFinalEvent) => void;
  readonly setOutput: (text: string) => void;
}

const ELEMENTS = { 'pay-status': Status, 'pay-checkout': Checkout };

export function App() {
  const [tag, setTag] = useState<keyof typeof ELEMENTS>('pay-status');
  const [order, setOrder] = useState<Order>();
  const [output, setOutput] = useState('');
  const pay = async (chosen: keyof typeof ELEMENTS) => {
    setTag(chosen);
    setOrder(await placeOrder());
  };
  const Element = ELEMENTS[tag];
  return (
    <>
      <button onClick={() => pay('pay-status')}>Pay in wallet</button>
      <button onClick={() => pay('pay-checkout')}>Check out</button>
      <output>{output}</output>
      {order && (
        <Element
          order={order}
          setOutput={setOutput}
          onChange={({ payment }) => setOutput(payment.status)}
          onFinal={({ payment }) => tellShop(order.paymentId, payment)}
        />
      )}
    </>
  );
}
