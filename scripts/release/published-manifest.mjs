// The package.json that npm gets: what a stranger needs, and nothing that points to files of this repository alone.

/** Leads to the sources, for the tests; no such file is published. */
const SOURCE_CONDITION = '@pay-status/source';

/** Fields that only contributors need. */
const OURS = ['workspaces', 'scripts', 'devDependencies', 'overrides', 'scarfSettings', 'allowScripts'];

const withoutSource = (target) =>
  typeof target === 'string'
    ? target
    : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE_CONDITION));

/** `manifest`: the package.json of the repository, parsed. */
export const publishedManifest = (manifest) => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !OURS.includes(field))),
  sideEffects: manifest.sideEffects.filter((pattern) => !pattern.startsWith('./src/')),
  exports: Object.fromEntries(Object.entries(manifest.exports).map(([name, target]) => [name, withoutSource(target)])),
});
