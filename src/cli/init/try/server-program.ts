import type { PlannedFile } from '../plan.js';
import type { Project } from '../project.js';
import { TestOrderError } from './test-order-error.js';
import type { TryPorts } from './try-ports.js';

/** The program that serves the written routes. */
export interface ServerProgram {
  /** The arguments of Node. The port is in the environment variable `PORT`. */
  readonly args: readonly string[];
  /** How to name it to the developer. */
  readonly label: string;
  /** The time in which it has to answer its first request, milliseconds: Next.js compiles a route when it is requested. */
  readonly startTimeoutMs: number;
}

const START_TIMEOUT_MS = 30_000;
const NEXT_START_TIMEOUT_MS = 180_000;

/** Servers for routes that the developer's own server will have later, at the address `at`. */
const RUNNERS = {
  express: `import express from 'express'; express().use(payments).listen(at.port, at.host);`,
  fastify: `import fastify from 'fastify'; const app = fastify(); app.register(payments); await app.listen(at);`,
  hono: `import { createServer } from 'node:http'; import { toNodeListener } from 'pay-status/webhooks';
createServer(toNodeListener(async (request) => payments.fetch(request))).listen(at.port, at.host);`,
};

const toRunner = (framework: keyof typeof RUNNERS, routes: string): string =>
  `import { payments } from './${routes}'; const at = { port: Number(process.env.PORT), host: '127.0.0.1' };
${RUNNERS[framework]}`;

const requireCommand = async (name: string, reason: string, { findCommand }: TryPorts): Promise<string> => {
  const command = await findCommand(name);
  if (command) return command;
  throw new TestOrderError(reason);
};

/**
 * Returns the program that serves the written files: the developer's own `next dev`, the written server of `node:http`, or, for
 * the other frameworks, a server that has the written routes only.
 *
 * @throws TestOrderError if the project lacks a package that the program needs
 */
export const getServerProgram = async (
  { framework, isTypeScript }: Project,
  files: readonly PlannedFile[],
  port: number,
  ports: TryPorts,
): Promise<ServerProgram> => {
  if (framework === 'next') {
    const next = await requireCommand('next', 'Next.js is not installed in this project: run npm install.', ports);
    const args = [next, 'dev', '--port', String(port), '--hostname', '127.0.0.1'];
    return { args, label: 'next dev', startTimeoutMs: NEXT_START_TIMEOUT_MS };
  }
  if (isTypeScript) {
    const reason = 'The written files are TypeScript, which Node runs with tsx: run npm install --save-dev tsx.';
    await requireCommand('tsx', reason, ports);
  }
  const loader = isTypeScript ? ['--import', 'tsx'] : [];
  const [{ path } = { path: '' }] = files;
  const start = { startTimeoutMs: START_TIMEOUT_MS };
  if (framework === 'node') return { ...start, args: [...loader, path], label: path };
  const args = [...loader, '--input-type=module', '--eval', toRunner(framework, path)];
  return { ...start, args, label: `a server with the routes of ${path}` };
};
