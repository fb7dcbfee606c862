const HARNESS = new URL('harness.mjs', import.meta.url).href;

/** Gives tests our `node:test`. */
export const resolve = (specifier, context, nextResolve) =>
  specifier === 'node:test' && context.parentURL !== HARNESS
    ? { url: HARNESS, shortCircuit: true }
    : nextResolve(specifier, context);
