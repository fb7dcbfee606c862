import { parseArgs } from 'node:util';
import { sandboxPages } from './pages/index.js';
import { DEFAULT_PORT, startServer, type ServerOptions } from './server.js';

const USAGE = 'usage: pay-status-sandbox [--port <port>] [--host <address>] [--auto-settle-ms <ms>|off]';

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
};

const readPort = (text: string): number => {
  const port = wholeNumber('the port', text);
  if (port > 65_535) throw new Error(`the port must be at most 65535, not ${port}`);
  return port;
};

const readOptions = (): ServerOptions => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string' }, 'auto-settle-ms': { type: 'string' } },
  });
  const settle = values['auto-settle-ms'];
  return {
    port: readPort(values.port ?? (process.env.PORT || String(DEFAULT_PORT))),
    ...(values.host && { host: values.host }),
    ...(settle && { autoSettleMs: settle === 'off' ? null : wholeNumber('--auto-settle-ms', settle) }),
  };
};

const explain = (error: unknown, port: number | undefined): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `port ${port} is in use: choose another one with --port, or 0 for any free one`;
  if (code === 'EACCES') return `port ${port} needs more rights: choose one above 1023 with --port`;
  return message;
};

const fail = (reason: string): never => {
  console.error(`pay-status-sandbox: ${reason}`);
  process.exit(1);
};

const parse = (): ServerOptions => {
  try {
    return readOptions();
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
};

const options = parse();
const server = await startServer({ ...options, pages: sandboxPages }).catch((error: unknown) =>
  fail(explain(error, options.port)),
);

const stop = (): void => void server.close();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
console.log(`pay-status sandbox ready at ${server.url}`);
