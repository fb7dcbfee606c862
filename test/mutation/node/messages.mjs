// Excludes error messages from mutation: they are texts for people, and tests that repeat them word for word would prove
// nothing. Codes, which contain no spaces, are mutated.
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

const isName = ({ type, object, property }) =>
  type === 'Identifier' || (type === 'MemberExpression' && isName(object) && isName(property));

/** Expressions in a template would be excluded with it, so only templates with plain names count as text. */
const isText = (node) =>
  (node.type === 'StringLiteral' && node.value.includes(' ')) ||
  (node.type === 'TemplateLiteral' &&
    node.quasis.some(({ value }) => value.raw.includes(' ')) &&
    node.expressions.every(isName));

const isOfError = ({ node }) =>
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name.endsWith('Error'));

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages', {
    shouldIgnore: (path) => (isText(path.node) && path.findParent(isOfError) ? 'an error message' : undefined),
  }),
];
