/** Returns the object with other values of some fields. Its methods are called on itself: a class may have private fields. */
export const withFields = <Value extends object>(object: Value, fields: Partial<Value>): Value =>
  new Proxy({} as Value, {
    get: (_, key) => {
      if (key in fields) return fields[key as keyof Value];
      const value: unknown = Reflect.get(object, key, object);
      return typeof value === 'function' ? (value.bind(object) as unknown) : value;
    },
  });
