import { refuseUnstorable } from '../http/body.js';

/** The query of a URL: a repeated parameter is a list, an empty one counts as absent. */
export const readQuery = (url: string): Readonly<Record<string, string | readonly string[]>> => {
  const { searchParams } = new URL(url);
  refuseUnstorable([...searchParams.values()], 'the query');
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name).filter((value) => value !== '');
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string | string[]>;
};
