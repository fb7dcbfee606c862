// The one rule of what is not mutated: texts for people are not behaviour; codes, names and formats are.
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** Two words of small letters behind each other: no code, header, address or list of this project holds them. */
const SENTENCE = /\p{Ll} (\p{Ll}|$)/u;

const isSentence = (node) => {
  if (node.type === 'StringLiteral') return SENTENCE.test(node.value);
  // What is computed within a text would go with it: only a text around plain names is none but a text.
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
