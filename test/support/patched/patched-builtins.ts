// What libraries of shops do to built-ins, as far as it can change what other code of the page does. Read in their sources:
// Prototype.js 1.6 and 1.7 (`toJSON` is of 1.6), zone.js 0.16, core-js 2 (whose iterators and promise replaced native ones).

type Items = unknown[];
type Callback = (value: unknown, index: number) => unknown;

const PROTOTYPE_ARRAY = {
  each(this: Items, callback: Callback) {
    for (let index = 0; index < this.length; index++) callback(this[index], index);
    return this;
  },
  toArray(this: Items) {
    return this.concat();
  },
  /** An alias of `toArray`, and no iterator of pairs. */
  entries(this: Items) {
    return this.concat();
  },
  find(this: Items, callback: Callback, context?: unknown) {
    for (let index = 0; index < this.length; index++)
      if (callback.call(context, this[index], index)) return this[index];
    return undefined;
  },
  /** In place by default, as the native one; a copy for `false`. */
  reverse(this: Items, inline?: boolean) {
    const items = inline === false ? this.concat() : this;
    for (let from = 0, to = items.length - 1; from < to; from++, to--)
      [items[from], items[to]] = [items[to], items[from]];
    return items;
  },
  include(this: Items, value: unknown) {
    return this.includes(value);
  },
  size(this: Items) {
    return this.length;
  },
  toJSON(this: Items) {
    return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
  },
};

/** `$A`: takes no iterables, and no callback. */
const toArray = (from: Readonly<ArrayLike<unknown>> | null | undefined): Items => {
  const items: Items = [];
  for (let index = 0; index < (from?.length ?? 0); index++) items[index] = from?.[index];
  return items;
};

/** All of it enumerable: `for (const key in list)` finds it. */
const patchAsPrototype = (): void => {
  Object.assign(Array.prototype, PROTOTYPE_ARRAY);
  Object.assign(Array, { from: toArray });
  const toJSON = function (this: unknown) {
    return JSON.stringify(String(this));
  };
  for (const { prototype } of [String, Number, Date]) Object.assign(prototype, { toJSON });
  Object.assign(Object, {
    values: (object: Readonly<Record<string, unknown>>) => {
      const values: Items = [];
      for (const name in object) values.push(object[name]);
      return values;
    },
  });
  Object.assign(Element.prototype, {
    remove(this: Element) {
      // Throws where the native one does nothing.
      return this.parentNode!.removeChild(this);
    },
    select(this: Element, selector: string) {
      return [...this.querySelectorAll(selector)];
    },
    update(this: Element) {
      return this;
    },
  });
};

const NativePromise = Promise;

/** A promise that is not the one of `async` functions, and has only the older static methods. */
class ForeignPromise {
  readonly #promise: Promise<unknown>;
  static readonly [Symbol.species] = ForeignPromise;
  readonly [Symbol.toStringTag] = 'Promise';

  constructor(run: ConstructorParameters<typeof Promise>[0]) {
    this.#promise = new NativePromise(run);
  }
  then(...args: Parameters<Promise<unknown>['then']>) {
    return ForeignPromise.resolve(this.#promise.then(...args));
  }
  catch(onRejected: (error: unknown) => unknown) {
    return this.then(null, onRejected);
  }
  finally(onFinally: () => void) {
    return ForeignPromise.resolve(this.#promise.finally(onFinally));
  }
  static resolve = (value?: unknown) =>
    new ForeignPromise((resolve) => {
      resolve(value);
    });
  static reject = (error: Error) => ForeignPromise.resolve(NativePromise.reject(error));
  static all = (values: Iterable<unknown>) => ForeignPromise.resolve(NativePromise.all(values));
  static race = (values: Iterable<unknown>) => ForeignPromise.resolve(NativePromise.race(values));
}

const patchAsZone = (): void => {
  const start = window.setTimeout.bind(window);
  const { MutationObserver: Observer } = window;
  const add = Reflect.get(EventTarget.prototype, 'addEventListener');
  const remove = Reflect.get(EventTarget.prototype, 'removeEventListener');
  const wrappers = new WeakMap<object, EventListener>();
  const wrap = (listener: EventListenerOrEventListenerObject): EventListener => {
    const wrapper: EventListener =
      wrappers.get(listener) ??
      ((event) => {
        if (typeof listener === 'function') listener.call(event.currentTarget as EventTarget, event);
        else listener.handleEvent(event);
      });
    wrappers.set(listener, wrapper);
    return wrapper;
  };
  type Add = EventTarget['addEventListener'];
  Object.assign(EventTarget.prototype, {
    addEventListener(this: EventTarget, ...[type, listener, options]: Parameters<Add>) {
      Reflect.apply(add, this, [type, listener && wrap(listener), options]);
    },
    removeEventListener(this: EventTarget, ...[type, listener, options]: Parameters<Add>) {
      Reflect.apply(remove, this, [type, listener && wrap(listener), options]);
    },
  });
  Object.assign(window, {
    Promise: ForeignPromise,
    setTimeout: (callback: () => void, ms?: number) =>
      start(() => {
        callback();
      }, ms),
    queueMicrotask: (callback: () => void) => void NativePromise.resolve().then(callback),
    MutationObserver: class extends Observer {},
  });
};

const patchAsCoreJs = (): void => {
  const iterate = (pick: (items: Items, index: number) => unknown) =>
    function (this: Items) {
      let index = 0;
      const next = () =>
        index < this.length ? { done: false, value: pick(this, index++) } : { done: true, value: undefined };
      const iterator = { next, [Symbol.iterator]: () => iterator };
      return iterator;
    };
  const values = iterate((items, index) => items[index]);
  Object.assign(Array.prototype, { values, entries: iterate((items, index) => [index, items[index]]) });
  Object.defineProperty(Array.prototype, Symbol.iterator, { configurable: true, writable: true, value: values });
  Object.assign(window, { Promise: ForeignPromise });
};

/** By the name of the library. `gone`: no iterators of arrays at all, as a page without polyfills may delete broken ones. */
export const PATCHES: Readonly<Record<string, () => void>> = {
  'Prototype.js': patchAsPrototype,
  'zone.js': patchAsZone,
  'core-js': patchAsCoreJs,
  gone: () => {
    for (const name of ['entries', 'keys', 'values']) Reflect.deleteProperty(Array.prototype, name);
  },
};
