/** True for what Vue's `reactive` and an immutable store take for data: plain objects, arrays and instances of classes. */
const isData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && /Object|Array/.test(Object.prototype.toString.call(value));

/** A deep `Proxy` as of Vue's `reactive`, but another one each time: nothing in it is identical to itself. */
const toProxy = <Value>(value: Value): Value => {
  if (!isData(value) || !Object.isExtensible(value)) return value;
  return new Proxy(value, {
    get: (target, name, receiver) => toProxy(Reflect.get(target, name, receiver) as unknown),
  });
};

/** Freezes as NgRx and Immer do during development: the object, and all that its properties lead to. */
const freeze = <Value>(value: Value): Value => {
  if (!isData(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const name of Reflect.ownKeys(value)) freeze(Reflect.get(value, name) as unknown);
  return value;
};

/** What the containers of apps do to what is kept in them. */
export const CONTAINERS = { 'behind a Proxy': toProxy, frozen: freeze } as const;
export type Keep = (typeof CONTAINERS)[keyof typeof CONTAINERS];
