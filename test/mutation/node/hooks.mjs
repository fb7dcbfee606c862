const HARNESS = new URL('harness.mjs', import.meta.url).href;

let root;

/** `root` is the URL of the folder whose modules are loaded once per `?environment=…` of a test file. */
export const initialize = (data) => {
  ({ root } = data);
};

const isOurs = (url) => url.startsWith(root) && !url.slice(root.length).includes('/node_modules/');

/** Replaces `node:test` by our harness, and gives each environment its own modules. */
export const resolve = async (specifier, context, nextResolve) => {
  if (specifier === 'node:test' && context.parentURL !== HARNESS) return { url: HARNESS, shortCircuit: true };
  const resolved = await nextResolve(specifier, context);
  const environment = context.parentURL && new URL(context.parentURL).searchParams.get('environment');
  if (!environment || !isOurs(resolved.url)) return resolved;
  const url = new URL(resolved.url);
  url.searchParams.set('environment', environment);
  return { ...resolved, url: url.href };
};
