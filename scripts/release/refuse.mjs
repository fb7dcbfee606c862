// `npm publish` in this folder would publish a package.json that refers to unpublished sources.
console.error('Publish the tarball: npm run release:check, then npm publish "$(node scripts/release/pack.mjs release)".');
process.exitCode = 1;
