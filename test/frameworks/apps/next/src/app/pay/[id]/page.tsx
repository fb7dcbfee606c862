import { notFound } from 'next/navigation';
import { Payment } from '../../../components/payment';
import { orders } from '../../../server/orders';

/** The page of one payment, rendered on the server. */
export default async function Page({ params }: PageProps<'/pay/[id]'>) {
  const order = orders.get((await params).id);
  if (!order) notFound();
  return <Payment order={order.page} tag="pay-status" />;
}
