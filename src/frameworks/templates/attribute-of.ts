/** What an attribute may be given for a property: the same text, a number or its digits, and JSON for anything else. */
export type AttributeOf<Value> = Value extends string
  ? Value
  : Value extends number
    ? number | `${number}`
    : Value extends object
      ? string
      : never;
