import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import { selfSigned } from '../support/certificate.js';

const ICON = 'test/support/icon.svg';

/** An https proxy that answers every request with one icon, as the Chromium of the browser tests is set up to do. */
export const openIconProxy = async (): Promise<{ readonly address: string; readonly close: () => void }> => {
  const icon = await readFile(ICON);
  // The browsers are started without certificate checks.
  const certificate = selfSigned();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(icon);
  });
  server.on('connect', (_, socket) => {
    // A browser resets its connections when it leaves a page.
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    const secure = new TLSSocket(socket, { isServer: true, ...certificate });
    secure.on('error', () => secure.destroy());
    server.emit('connection', secure);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `127.0.0.1:${port}`, close };
};
