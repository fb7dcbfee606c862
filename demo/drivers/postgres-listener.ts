import pg from 'pg';

const RECONNECT_MS = 100;

interface Subscription {
  readonly channel: string;
  /** Called with each payload, and with null after a reconnection: payloads may have been lost. */
  readonly onPayload: (payload: string | null) => void;
}

export interface PostgresListener {
  readonly close: () => Promise<void>;
}

/** `onLost` is called once, when the connection breaks. */
const subscribe = async (url: string, { channel, onPayload }: Subscription, onLost: () => void): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  let isSubscribed = false;
  const lose = (): void => {
    if (!isSubscribed) return;
    isSubscribed = false;
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    isSubscribed = true;
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
};

/** Subscribes on a connection of its own and reconnects when it breaks. Rejects if the first connection fails. */
export const openPostgresListener = async (url: string, subscription: Subscription): Promise<PostgresListener> => {
  let isClosed = false;
  const reconnect = async (): Promise<void> => {
    if (isClosed) return;
    try {
      client = await subscribe(url, subscription, reconnectLater);
    } catch {
      reconnectLater();
      return;
    }
    // Closed meanwhile: `close` has ended the previous connection.
    if (isClosed) return client.end();
    subscription.onPayload(null);
  };
  const reconnectLater = (): void => {
    if (!isClosed) setTimeout(() => void reconnect(), RECONNECT_MS);
  };
  let client = await subscribe(url, subscription, reconnectLater);
  return {
    async close() {
      isClosed = true;
      await client.end();
    },
  };
};
