/** `Object.hasOwn`, which browsers have only since 2021. */
export const hasOwn = (object: object, name: PropertyKey): boolean =>
  Object.prototype.hasOwnProperty.call(object, name);
