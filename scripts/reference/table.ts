const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** Creates a Markdown table without the columns that are empty in every row; an empty text without rows. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  if (!rows.length) return '';
  const kept = heads.flatMap((_, index) => (rows.some((row) => row[index]) ? [index] : []));
  const line = (cells: readonly string[]): string => `| ${kept.map((index) => cell(cells[index] ?? '')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
};

export const code = (text: string): string => (text ? `\`${text}\`` : '');

/** Creates a section with a heading; an empty text without content. */
export const section = (title: string, ...texts: readonly string[]): string => {
  const body = texts.filter(Boolean).join('\n\n');
  return body && `${title}\n\n${body}`;
};
