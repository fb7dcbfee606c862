import { defineConfig } from 'vite';

/** The script of all pages of the documentation site. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2022',
    modulePreload: false,
    lib: { entry: { site: 'site.ts' }, formats: ['es'] },
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: true } },
  },
});
