// Stands for `zod/mini` in the CDN file, where the library would be a third of all bytes: the few schema kinds that a
// page needs, with the same results. A test feeds both the same answers and compares.

interface Issue {
  readonly path: readonly PropertyKey[];
}

interface Schema<Output = unknown> {
  readonly run: (value: unknown, path: readonly PropertyKey[], issues: Issue[]) => unknown;
  readonly check: (...checks: readonly ((value: never) => boolean)[]) => Schema<Output>;
  readonly safeParse: (
    value: unknown,
  ) => { success: true; data: Output } | { success: false; data: undefined; error: { issues: Issue[] } };
  readonly parse: (value: unknown) => Output;
}

const schema = (run: Schema['run']): Schema => {
  const safeParse: Schema['safeParse'] = (value) => {
    const issues: Issue[] = [];
    const data = run(value, [], issues);
    return issues.length ? { success: false, data: undefined, error: { issues } } : { success: true, data };
  };
  return {
    run,
    safeParse,
    parse: (value) => safeParse(value).data,
    check: (...checks) =>
      schema((value, path, issues) => {
        const before = issues.length;
        const data = run(value, path, issues);
        if (issues.length === before && !checks.every((passes) => passes(data as never))) issues.push({ path });
        return data;
      }),
  };
};

const type = (is: (value: unknown) => boolean) => (): Schema =>
  schema((value, path, issues) => {
    if (!is(value)) issues.push({ path });
    return value;
  });

export const string = type((value) => typeof value === 'string');
export const boolean = type((value) => typeof value === 'boolean');
export const number = type(Number.isFinite);

/** A check is the test itself here. */
export const refine = (passes: (value: never) => boolean) => passes;

const unless = (empty: unknown) => (inner: Schema) =>
  schema((value, path, issues) => (value === empty ? value : inner.run(value, path, issues)));

export const optional = unless(undefined);
export const nullable = unless(null);

export const looseObject = (shape: Readonly<Record<string, Schema>>): Schema =>
  schema((value, path, issues) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) {
      issues.push({ path });
      return value;
    }
    const fields = value as Record<string, unknown>;
    const read = Object.entries(shape).map(([key, field]) => [key, field.run(fields[key], [...path, key], issues)]);
    return { ...fields, ...Object.fromEntries(read.filter(([key]) => (key as string) in fields)) };
  });
