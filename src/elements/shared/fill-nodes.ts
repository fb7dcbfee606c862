/**
 * Replaces the placeholders of a text by nodes, so that names keep their own direction. A name may contain what looks like a
 * placeholder.
 */
export const fillNodes = (text: string, values: Readonly<Record<string, unknown>>): readonly unknown[] =>
  text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? (values[piece] ?? `{${piece}}`) : piece));
