// The one rule of what is not mutated: the words of an error are for people, and tests that repeat them to the letter would
// hold nothing. Codes, which have no spaces, are mutated.
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

const isName = ({ type, object, property }) =>
  type === 'Identifier' || (type === 'MemberExpression' && isName(object) && isName(property));

/** What is computed within a text would be left out with it: only a text around plain names is none but a text. */
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
    shouldIgnore: (path) => (isText(path.node) && path.findParent(isOfError) ? 'the words of an error' : undefined),
  }),
];
