import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Network faults between client and gateway. */
export type Fault = 'pass' | 'refuse' | 'hang' | keyof typeof FAULT_HANDLERS;

/** Forwards each chunk after a delay, in order. */
const delay = (from: Socket, to: Socket, delayMs: number): void => {
  from.on('data', (chunk) => setTimeout(() => to.destroyed || to.write(chunk), delayMs));
};

const respond = (client: Socket, text: string): void => {
  client.once('data', () => client.end(text));
};

/** How each fault treats a connection to the gateway. */
const FAULT_HANDLERS = {
  latency: (client: Socket, upstream: Socket, latencyMs: number) => {
    delay(client, upstream, latencyMs);
    delay(upstream, client, latencyMs);
  },
  truncate: (client: Socket, upstream: Socket) => {
    client.pipe(upstream);
    upstream.once('data', (chunk) => client.end(chunk.subarray(0, chunk.length - 10)));
  },
  garbage: (client: Socket) => {
    respond(client, '\u0000\u0001 this is not HTTP \r\n\r\n');
  },
};

/** A TCP proxy on loopback that injects network faults between a browser and a healthy gateway. */
export class FaultProxy {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #fault: Fault = 'pass';
  #port = 0;
  targetPort = 0;
  /** One way, milliseconds, while the fault is `latency`. */
  latencyMs = 400;

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((client) => {
      this.#accept(client);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Closes every connection, then applies the fault to new ones. */
  async set(fault: Fault): Promise<void> {
    this.#fault = fault;
    for (const socket of this.#sockets) socket.destroy();
    if (fault === 'refuse') await this.stop();
    else if (!this.#server) await this.start();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #accept(client: Socket): void {
    this.#track(client);
    if (this.#fault === 'hang') return;
    const upstream = connect(this.targetPort, '127.0.0.1');
    this.#track(upstream);
    const handle = this.#fault in FAULT_HANDLERS && FAULT_HANDLERS[this.#fault as keyof typeof FAULT_HANDLERS];
    if (handle) handle(client, upstream, this.latencyMs);
    else client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    // Faults cause socket errors on purpose.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
