// Runs a benchmark: `npm run bench -- <name> [options]`.
const BENCHES = {
  latency: () => import('./latency/run.js'),
  requests: () => import('./requests.js'),
  elements: () => import('./elements.js'),
  peers: () => import('./peers/run.js'),
  lists: () => import('./lists/run.js'),
  gateway: () => import('./gateway/run.js'),
  visitors: () => import('./visitors/run.js'),
  'docs-site': () => import('./docs-site.js'),
};

const name = process.argv.splice(2, 1)[0] ?? '';
if (!Object.hasOwn(BENCHES, name)) throw new Error(`Name a benchmark: ${Object.keys(BENCHES).join(', ')}.`);
await BENCHES[name as keyof typeof BENCHES]();
