/**
 * A type without its undeclared fields, at any depth. The objects may have others, which are kept; a misspelt field does not
 * compile.
 */
export type Declared<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Declared<Item>[]
    : { [Key in keyof T as string extends Key ? never : Key]: Declared<T[Key]> };
