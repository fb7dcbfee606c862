import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.js';

const run = promisify(execFile);

const ROOT = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL server of Debian; undefined if none is installed. */
export const findPostgres = (): string | undefined =>
  existsSync(ROOT)
    ? readdirSync(ROOT)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(ROOT, version, 'bin'))
        .find((folder) => existsSync(join(folder, 'postgres')))
    : undefined;

/** PostgreSQL refuses to run as root: the user that its package creates is used instead. */
const findUser = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
};

export interface RunningPostgres {
  readonly url: string;
  /** Crashes the server and restarts it. */
  readonly crash: () => Promise<void>;
  /** Ends all connections and restarts the server, as an upgrade does. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A default that makes reads in a transaction older than its locks: the sandbox does not depend on it. */
export const REPEATABLE_READ = ['-c', 'default_transaction_isolation=repeatable read'];

/** Starts a server in a new folder, on a free loopback port. */
export const startPostgres = async (bin: string, settings: readonly string[] = []): Promise<RunningPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'pay-status-postgres-'));
  const user = await findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-sync'], { ...user });
  const port = await findFreePort();
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;

  const start = async (): Promise<ChildProcess> => {
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=60',
      ...settings,
    ];
    const child = spawn(join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
    const isReady = async (): Promise<boolean> =>
      run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(
        () => true,
        () => false,
      );
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
    return child;
  };
  const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return exited;
  };

  let child = await start();
  const startAfter = async (signal: NodeJS.Signals): Promise<void> => {
    await end(child, signal);
    child = await start();
  };
  return {
    url,
    crash: () => startAfter('SIGQUIT'),
    restart: () => startAfter('SIGINT'),
    async stop() {
      await end(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
