/** Maps the type of a property to that of its attribute: text is unchanged, numbers may be text, objects are JSON text. */
export type AttributeOf<Value> = Value extends string
  ? Value
  : Value extends boolean
    ? boolean | ''
    : Value extends number
      ? number | `${number}`
      : Value extends object
        ? string
        : never;
