// Generates the manifest that editors, docs and Storybook read: public API only.

/** Classes are public; functions and constants are internal. */
const isPublicDeclaration = ({ kind }) => kind === 'class';

const isPublicMember = ({ name, privacy }) => privacy !== 'private' && privacy !== 'protected' && !name.startsWith('#');

/** `src/elements/x.ts` is published as `dist/elements/x.js`. */
const published = (path) => path.replace(/^src\/(.*)\.ts$/, 'dist/$1.js');

/** The names in `static properties` that are marked `state: true`. */
const readStateNames = (ts, node) => {
  const properties = node.members.find((member) => member.name?.getText() === 'properties')?.initializer?.properties;
  const isState = ({ initializer }) =>
    initializer?.properties?.some(
      (option) => option.name.getText() === 'state' && option.initializer.kind === ts.SyntaxKind.TrueKeyword,
    );
  return (properties ?? []).filter(isState).map((property) => property.name.getText());
};

const readInternalNames = (ts, node) =>
  node.members
    .filter((member) => ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'internal'))
    .map((member) => member.name?.getText());

/** Removes `state` and `@internal` members, which the analyzer treats as public. */
const hideInternals = (ts, node, moduleDoc) => {
  if (!ts.isClassDeclaration(node)) return;
  const declaration = moduleDoc.declarations.find(({ name }) => name === node.name?.getText());
  if (!declaration) return;
  const hidden = [...readStateNames(ts, node), ...readInternalNames(ts, node)];
  const isShown = ({ name, fieldName }) => !hidden.includes(fieldName ?? name);
  declaration.members = declaration.members?.filter(isShown);
  declaration.attributes = declaration.attributes?.filter(isShown);
};

/** `define('pay-status', PayStatus)` registers an element; the analyzer recognizes only `customElements.define`. */
const addDefinition = (ts, node, moduleDoc) => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'define') return;
  const [tag, element] = node.arguments;
  if (!element || !ts.isStringLiteral(tag)) return;
  moduleDoc.exports = [{ kind: 'custom-element-definition', name: tag.text, declaration: { name: element.getText() } }];
};

const cleanAttribute = (attribute, members) => {
  const type = attribute.type && { text: attribute.type.text.replace(/ \| undefined$/, '') };
  const { default: value } = members.find(({ name }) => name === attribute.fieldName) ?? {};
  return { ...attribute, ...(type && { type }), ...(value !== undefined && { default: value }) };
};

/** A value that a constructor assigns to a readonly field is not a default. */
const cleanMember = ({ default: value, ...member }) => ({
  ...member,
  ...(value !== undefined && !member.readonly && { default: value.replaceAll('_', '') }),
});

/** What an element inherits comes first, as if it were its own: the base class is not exported. */
const foldInherited = (declaration) =>
  Object.fromEntries(
    Object.entries(declaration).map(([key, value]) => {
      if (!Array.isArray(value)) return [key, value];
      const [inherited, own] = [true, false].map((is) => value.filter((item) => Boolean(item.inheritedFrom) === is));
      return [key, [...inherited.map(({ inheritedFrom: _, ...item }) => item), ...own]];
    }),
  );

const cleanDeclaration = (declaration) => {
  const members = declaration.members?.filter(isPublicMember).map(cleanMember);
  return {
    ...declaration,
    // The analyzer attributes the global `Event` to the module.
    ...(declaration.superclass?.name === 'Event' && { superclass: { name: 'Event', package: 'global:' } }),
    ...(members && { members }),
    ...(declaration.attributes && { attributes: declaration.attributes.map((one) => cleanAttribute(one, members)) }),
    // The analyzer mistakes the constructor argument of a dispatched event for another event.
    ...(declaration.events && { events: declaration.events.filter(({ description }) => description) }),
  };
};

const cleanModule = (module, pathOf) => {
  const declarations = module.declarations.filter(isPublicDeclaration).map(foldInherited).map(cleanDeclaration);
  const names = declarations.map(({ name }) => name);
  const toPublished = (item) => ({
    ...item,
    declaration: { ...item.declaration, module: published(pathOf(item.declaration.name)) },
  });
  const exports = module.exports
    .filter(({ kind, declaration }) => kind === 'custom-element-definition' || names.includes(declaration.name))
    .map(toPublished);
  return { ...module, path: published(module.path), declarations, exports };
};

const publicOnly = {
  name: 'public-only',
  analyzePhase({ ts, node, moduleDoc }) {
    addDefinition(ts, node, moduleDoc);
  },
  packageLinkPhase({ customElementsManifest }) {
    const { modules } = customElementsManifest;
    const pathOf = (name) =>
      modules.find(({ declarations }) => declarations.some((declaration) => declaration.name === name))?.path ?? '';
    customElementsManifest.modules = modules
      .map((module) => cleanModule(module, pathOf))
      .filter(({ declarations, exports }) => declarations.length || exports.length);
  },
};

export default {
  globs: ['src/elements/**/*.ts', 'src/define/*.ts'],
  exclude: ['src/define/define.ts'],
  outdir: '.',
  litelement: true,
  plugins: [
    publicOnly,
    { name: 'hide-internals', analyzePhase: ({ ts, node, moduleDoc }) => hideInternals(ts, node, moduleDoc) },
  ],
};
