import { DEFAULT_HOST } from '../server.js';

interface Address {
  readonly port: number;
  /** The address to bind, as it was given. */
  readonly host?: string;
}

const describeHost = (host: string): string =>
  `cannot listen on ${host}: the first --host is the address to bind, which is one of this machine, and each further one \
is a name under which clients reach it, as in --host ${DEFAULT_HOST} --host ${host}`;

/** Describes why the sandbox could not start, and what to do if the address or the port is the cause. */
export const describeStartError = (error: unknown, { port, host = DEFAULT_HOST }: Address): string => {
  const { code, syscall, message, hostname } = error as NodeJS.ErrnoException & { readonly hostname?: string };
  // A database server is looked up, too.
  if (syscall === 'getaddrinfo' && hostname === host) return describeHost(host);
  // The data folder fails with the same codes.
  if (syscall !== 'listen') return message;
  if (code === 'EADDRNOTAVAIL') return describeHost(host);
  if (code === 'EADDRINUSE') return `port ${port} is in use: choose another one with --port, or 0 for any free one`;
  if (code === 'EACCES') return `no permission to use port ${port}: choose one above 1023 with --port`;
  return message;
};
