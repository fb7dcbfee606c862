import { orders } from '../../server/orders';

/** The address proves nothing: what is said here is what the webhooks have said. */
export default async function Page({ searchParams }: PageProps<'/thanks'>) {
  const { payment_id } = await searchParams;
  const order = orders.get(String(payment_id));
  return <h1>Parcels sent: {order?.parcels ?? 0}</h1>;
}
