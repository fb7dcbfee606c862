import type { AddressInfo, Server } from 'node:net';
import { after } from 'node:test';

/** Returns a function that opens a server on a free loopback port, and closes it after the tests; it resolves to the port. */
export const useLoopbackServers = (): ((server: Server) => Promise<number>) => {
  const servers: Server[] = [];
  after(() => {
    for (const server of servers) server.close();
  });
  return async (server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
};
