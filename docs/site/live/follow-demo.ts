import type { PayStatus } from 'pay-status';

/** The addresses of a payment that the checkout of the page shows. */
interface Demo {
  readonly paymentId: string;
  readonly statusUrl: string;
  readonly expiresAt: number;
}

let current: Demo | undefined;
const followers = new Set<(demo: Demo) => void>();

/** Tells the elements that follow the checkout which payment it shows now. */
export const startDemo = (demo: Demo): void => {
  current = demo;
  for (const follow of followers) follow(demo);
};

/** Shows the payment of the checkout, now and after each new start. Without a checkout, the element stays as it is. */
export const followDemo = (status: PayStatus): void => {
  const follow = ({ paymentId, statusUrl, expiresAt }: Demo): void => {
    status.client = undefined;
    Object.assign(status, { paymentId, statusUrl, expiresAt });
  };
  followers.add(follow);
  if (current) follow(current);
};
