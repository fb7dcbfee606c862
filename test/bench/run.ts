// What `npm run bench -- <name> [options]` measures.
const BENCHES = {
  latency: () => import('./latency.js'),
  requests: () => import('./requests.js'),
  elements: () => import('./elements.js'),
};

const name = process.argv.splice(2, 1)[0] ?? '';
if (!Object.hasOwn(BENCHES, name)) throw new Error(`Say which: ${Object.keys(BENCHES).join(', ')}.`);
await BENCHES[name as keyof typeof BENCHES]();
