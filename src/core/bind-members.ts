/**
 * Makes the methods and getters of an instance its own, bound to it, and returns it. A class with `#private` fields then works
 * where apps keep objects: behind a `Proxy`, as in Vue's `reactive`, which has none of these fields, and frozen, as in Redux.
 */
export const bindMembers = <Instance extends object>(instance: Instance): Instance => {
  const prototype = Object.getPrototypeOf(instance) as Instance;
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (name === 'constructor') continue;
    const bound = member.get
      ? { get: (): unknown => member.get?.call(instance) }
      : { value: (...args: unknown[]): unknown => Reflect.apply(member.value as () => unknown, instance, args) };
    Object.defineProperty(instance, name, { ...bound, configurable: true, enumerable: true });
  }
  return instance;
};
