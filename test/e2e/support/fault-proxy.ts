import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What the way to the gateway does with connections. */
export type Fault = 'pass' | 'refuse' | 'hang';

/** A TCP proxy on loopback that a test can cut, clog and open again. */
export class FaultProxy {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #fault: Fault = 'pass';
  #port = 0;
  targetPort = 0;

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

  /** Cuts what is open, then treats what comes as asked. */
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
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    // A connection that is cut reports so; that is the point of it.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
