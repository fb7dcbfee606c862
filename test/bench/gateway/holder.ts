// Holds long polls in a separate process over plain sockets, so that the gateway is measured and not a client.
import { connect, type Socket } from 'node:net';

/** Messages from the bench to this process. */
export interface HoldOrder {
  readonly port: number;
  /** The path and query of each request. */
  readonly paths: readonly string[];
}

/** Messages from this process to the bench: all polls are open, or the response times since the last report. */
export type HoldReport = { readonly type: 'sent' } | { readonly type: 'answered'; readonly at: readonly number[] };

/** Number of connections that are opened at the same time. */
const CONNECTING = 100;
/** The interval of reports, milliseconds. */
const REPORT_MS = 20;

let answeredAt: number[] = [];
const report = (message: HoldReport): void => void process.send?.(message);
setInterval(() => {
  if (!answeredAt.length) return;
  report({ type: 'answered', at: answeredAt });
  answeredAt = [];
}, REPORT_MS);

const toRequestText = ({ port }: HoldOrder, path: string, client: number): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'App-Id: app_demo',
    `Client-Id: client_${client}`,
    'Accept: application/json',
    '',
    '',
  ].join('\r\n');

const hold = (order: HoldOrder, path: string, client: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(order.port, '127.0.0.1', () => {
      socket.write(toRequestText(order, path, client), () => {
        resolve(socket);
      });
    });
    socket.once('error', reject);
    socket.once('data', () => {
      answeredAt.push(performance.timeOrigin + performance.now());
      // The number of open files is limited.
      socket.destroy();
    });
  });

let clients = 0;
process.on('message', (order: HoldOrder) => {
  const rest = [...order.paths];
  const lane = async (): Promise<void> => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) await hold(order, path, ++clients);
  };
  void Promise.all(Array.from({ length: CONNECTING }, lane)).then(() => {
    report({ type: 'sent' });
  });
});
