import { startCli, type RunningCli } from './run-cli.js';

/** One process of the gateway, and the one that takes its place when it is killed. */
export interface ClusterNode {
  readonly url: string;
  /** Kills it with no chance to say goodbye, and starts another one; resolves once that is ready. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

type Start = Parameters<typeof startCli>;

const readyUrl = async ({ ready, printed }: RunningCli): Promise<string> => {
  const url = await ready;
  if (!url) throw new Error(`the gateway did not start: ${printed.err}`);
  return url;
};

/** Starts a gateway that can be killed and comes back with the same arguments. */
export const startNode = async (...start: Start): Promise<ClusterNode> => {
  let running = startCli(...start);
  let url = await readyUrl(running);
  return {
    get url() {
      return url;
    },
    async kill() {
      running.child.kill('SIGKILL');
      await running.ended;
      running = startCli(...start);
      url = await readyUrl(running);
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
