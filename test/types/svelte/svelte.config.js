// svelte-check would take the repository's vite.config.ts for it.
export default {};
