/** The type of an attribute by that of its property: the same text, a number or its digits, JSON text for anything else. */
export type AttributeOf<Value> = Value extends string
  ? Value
  : Value extends number
    ? number | `${number}`
    : Value extends object
      ? string
      : never;
