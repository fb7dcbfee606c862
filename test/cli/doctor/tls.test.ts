import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { selfSigned } from '../../support/certificate.js';

const CLI = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const NODE = ['-C', '@pay-status/source', '--import', 'tsx', CLI, 'doctor', '--app-id', 'app', '--payment-id', 'pay_1'];

const STATUS = JSON.stringify({ status: 'succeeded', isFinal: true });

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** Examines the gateway in a process of its own, because Node reads trusted certificates when it starts. */
const examine = (baseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<string> =>
  new Promise((resolve) => {
    const args = [...NODE, '--base-url', baseUrl];
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (_, out) => resolve(out));
  });

describe('the examination of a TLS connection', () => {
  const certificate = selfSigned();
  const secure = createServer(certificate, (_, response) => response.end(STATUS));
  let securePort = 0;
  before(async () => {
    securePort = await listen(secure);
  });
  after(() => {
    secure.closeAllConnections();
    secure.close();
  });

  it('names a certificate that is not trusted, and NODE_EXTRA_CA_CERTS', async () => {
    const out = await examine(`https://localhost:${securePort}`);
    assert.match(out, /PROBLEM {2}The TLS connection failed \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. \[reachable\]/);
    assert.match(out, /set NODE_EXTRA_CA_CERTS/);
  });

  it('accepts a certificate of NODE_EXTRA_CA_CERTS, for its host only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    try {
      const file = join(folder, 'ca.pem');
      writeFileSync(file, certificate.cert);
      const trusted = { NODE_EXTRA_CA_CERTS: file };
      assert.match(
        await examine(`https://localhost:${securePort}`, trusted),
        /ok {7}The certificate is valid\. \[tls\]/,
      );
      const out = await examine(`https://127.0.0.1:${securePort}`, trusted);
      assert.match(out, /The TLS connection failed \(ERR_TLS_CERT_ALTNAME_INVALID\)/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
