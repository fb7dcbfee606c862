type Parameter = string | number | readonly string[] | undefined;

/** Returns the parameters of a query, without those that are undefined. One with several values is repeated. */
export const toSearchParams = (query: Readonly<Record<string, Parameter>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
    ),
  );
