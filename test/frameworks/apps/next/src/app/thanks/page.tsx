import { orders } from '../../server/orders';

/** Shows what the webhooks have reported, because the URL proves nothing. */
export default async function Page({ searchParams }: PageProps<'/thanks'>) {
  const { payment_id } = await searchParams;
  const order = orders.get(String(payment_id));
  return <h1>Parcels sent: {order?.parcels ?? 0}</h1>;
}
