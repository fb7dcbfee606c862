import { startCli, type RunningCli } from './run-cli.js';

/** A process of the gateway, or the one that replaced it after a kill. */
export interface ClusterNode {
  readonly url: string;
  /** Kills the process with SIGKILL and starts another one; resolves once that is ready. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

type Start = Parameters<typeof startCli>;

const waitForUrl = async ({ ready, printed }: RunningCli): Promise<string> => {
  const url = await ready;
  if (!url) throw new Error(`the gateway did not start: ${printed.err}`);
  return url;
};

/** Starts a gateway that is restarted with the same arguments after a kill. */
export const startNode = async (...start: Start): Promise<ClusterNode> => {
  let running = startCli(...start);
  let url = await waitForUrl(running);
  return {
    get url() {
      return url;
    },
    async kill() {
      running.child.kill('SIGKILL');
      await running.ended;
      running = startCli(...start);
      url = await waitForUrl(running);
    },
    async stop() {
      running.child.kill('SIGKILL');
      await running.ended;
    },
  };
};

/** Several processes on one database. */
export const startCluster = (size: number, databaseUrl: string, ...args: readonly string[]): Promise<ClusterNode[]> =>
  Promise.all(Array.from({ length: size }, () => startNode(['--port', '0', ...args], { DATABASE_URL: databaseUrl })));
