/** Matches a key with its colon, a string, a literal or a number; everything else is punctuation. */
const TOKEN = /("(?:[^"\\]|\\.?)*(?:"|$))(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

const getKind = ([token, text, colon]: RegExpExecArray): string => {
  if (colon) return 'name';
  if (text) return 'text';
  return /^[tfn]/.test(token) ? 'word' : 'number';
};

/** Splits JSON into tokens with their kind: `name`, `text`, `word`, `number`, or empty for punctuation. */
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

/** Indents JSON; returns any other text unchanged. */
export const prettyJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
