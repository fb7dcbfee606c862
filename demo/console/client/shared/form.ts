/** Reads the values of a form by field name, without empty ones. */
export const readFields = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()] as const] : [],
    ),
  );
