// Stands for `zod/mini` in the CDN file, where the library would be a third of all bytes: the few schema kinds that a
// page needs, with the same results. A test feeds both the same answers and compares. The annotations let the bundler
// leave out what no page uses.

interface Issue {
  readonly path: readonly PropertyKey[];
}

type Test = (value: never) => boolean;

/** Reports what is wrong with a value; a value is its own result, for none of these schemas changes it. */
type Inspect = (value: unknown, path: readonly PropertyKey[], report: (path: readonly PropertyKey[]) => void) => void;

const schema = (inspect: Inspect) => ({
  inspect,
  safeParse: (data: unknown) => {
    const issues: Issue[] = [];
    inspect(data, [], (path) => issues.push({ path }));
    return issues.length ? { error: { issues } } : { success: true, data };
  },
  parse: (value: unknown) => value,
});

type Schema = ReturnType<typeof schema>;

const type = (is: Test): Schema & { check: (test: Test) => Schema } => ({
  ...schema((value, path, report) => {
    if (!is(value as never)) report(path);
  }),
  check: (test) => type((value) => is(value) && test(value)),
});

// @__NO_SIDE_EFFECTS__
export const string = () => type((value) => typeof value === 'string');
export const boolean = () => type((value) => typeof value === 'boolean');
export const number = () => type(Number.isFinite);
export const refine = (test: Test) => test;

const unless = (absent: unknown) => (inner: Schema) =>
  schema((value, path, report) => {
    if (value !== absent) inner.inspect(value, path, report);
  });

export const optional = unless(undefined);
export const nullable = unless(null);

// @__NO_SIDE_EFFECTS__
export const looseObject = (shape: Readonly<Record<string, Schema>>): Schema =>
  schema((value, path, report) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) return report(path);
    for (const key in shape) shape[key]?.inspect((value as Record<string, unknown>)[key], [...path, key], report);
  });
