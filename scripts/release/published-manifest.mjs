// Creates the package.json to publish, without fields that refer to files or tools of this repository.

/** The condition that resolves to sources, which are not published. */
const SOURCE_CONDITION = '@pay-status/source';

/** Fields that only contributors need. */
const REPOSITORY_FIELDS = ['workspaces', 'scripts', 'devDependencies', 'overrides', 'scarfSettings', 'allowScripts'];

const withoutSource = (target) =>
  typeof target === 'string'
    ? target
    : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE_CONDITION));

/** `manifest` is the parsed package.json of the repository. */
export const publishedManifest = (manifest) => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !REPOSITORY_FIELDS.includes(field))),
  sideEffects: manifest.sideEffects.filter((pattern) => !pattern.startsWith('./src/')),
  exports: Object.fromEntries(Object.entries(manifest.exports).map(([name, target]) => [name, withoutSource(target)])),
});
