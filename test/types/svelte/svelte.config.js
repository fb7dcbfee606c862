// Without this file svelte-check would use the repository's vite.config.ts.
export default {};
