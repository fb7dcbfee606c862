/** A name with its colon, another text, or a word or number; what lies between is punctuation. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

const getKind = ([token, text, colon]: RegExpExecArray): string => {
  if (colon) return 'name';
  if (text) return 'text';
  return /^[tfn]/.test(token) ? 'word' : 'number';
};

/** Text in pieces of JSON, each with what it is: `name`, `text`, `word`, `number`, or nothing for punctuation. */
export const jsonTokens = (source: string): readonly (readonly [kind: string, text: string])[] => {
  const tokens: (readonly [string, string])[] = [];
  let from = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [whole, text, colon] = match;
    const shown = colon && text ? text : whole;
    tokens.push(['', source.slice(from, match.index)], [getKind(match), shown]);
    from = match.index + shown.length;
  }
  return [...tokens, ['', source.slice(from)] as const].filter(([, text]) => text !== '');
};

/** JSON text with line breaks and indentation; any other text as it is. */
export const prettyJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
