import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';

const ICON = 'test/support/icon.svg';

/** Of nobody: for browsers that are told not to check. */
const makeCertificate = async (): Promise<{ readonly key: Buffer; readonly cert: Buffer }> => {
  const folder = await mkdtemp(join(tmpdir(), 'pay-status-icons-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await promisify(execFile)('openssl', ['req', ...kind, '-days', '2', '-subj', '/CN=icons.test', ...files]);
  const read = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return read;
};

/** Answers for every https address of the world outside with one icon, as the Chromium of the browser tests does. */
export const openIconProxy = async (): Promise<{ readonly address: string; readonly close: () => void }> => {
  const [icon, certificate] = [await readFile(ICON), await makeCertificate()];
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(icon);
  });
  server.on('connect', (_, socket) => {
    // A page that is left takes its connections with it.
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
