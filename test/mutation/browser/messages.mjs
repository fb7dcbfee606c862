// Excludes texts for people from mutation, because they are not behaviour. Codes, names and formats are mutated.
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** Two lower-case words in a row, which no code, header, URL or list of this project contains. */
const SENTENCE = /\p{Ll} (\p{Ll}|$)/u;

const isSentence = (node) => {
  if (node.type === 'StringLiteral') return SENTENCE.test(node.value);
  // Expressions in a template would be excluded with it, so only templates with plain names count as text.
  return (
    node.type === 'TemplateLiteral' &&
    node.expressions.every(({ type }) => type === 'Identifier') &&
    node.quasis.some(({ value }) => SENTENCE.test(value.raw))
  );
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages', {
    shouldIgnore: ({ node }) => (isSentence(node) ? 'a text for people' : undefined),
  }),
];
