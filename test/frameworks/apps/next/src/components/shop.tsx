'use client';

import { useState } from 'react';
import { placeOrder, type Order } from '../shop';
import { Payment } from './payment';

export function Shop() {
  const [order, setOrder] = useState<Order>();
  const [tag, setTag] = useState<'pay-status' | 'pay-checkout'>('pay-status');
  const pay = async (chosen: typeof tag) => {
    setTag(chosen);
    setOrder(await placeOrder());
  };
  return (
    <>
      <button onClick={() => pay('pay-status')}>Pay in wallet</button>
      <button onClick={() => pay('pay-checkout')}>Check out</button>
      {order && <Payment order={order} tag={tag} />}
    </>
  );
}
