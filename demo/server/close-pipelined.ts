import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes all pending responses of a connection when it closes. Node closes only the one that is next to be sent: requests
 * that a client sent ahead (pipelining) would be held until they end by themselves.
 */
export const closePipelined = (server: Server): void => {
  const pending = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('connection', (socket) => {
    const responses = new Set<ServerResponse>();
    pending.set(socket, responses);
    socket.on('close', () => {
      // Node assigns the socket to one response at a time.
      for (const response of responses) if (!response.socket) response.emit('close');
    });
  });
  server.on('request', ({ socket }, response) => {
    const responses = pending.get(socket);
    responses?.add(response);
    response.on('close', () => responses?.delete(response));
  });
};
