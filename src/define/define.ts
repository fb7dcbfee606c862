type Prepare = (element: CustomElementConstructor) => void;

const preparations: Prepare[] = [];

/** Calls a function with each class that {@link define} is about to register. */
export const beforeDefine = (prepare: Prepare): void => {
  preparations.push(prepare);
};

/**
 * Registers an element. If the name is taken, by another version of this library or by other code, the first element stays
 * and a warning is logged: an exception would break the page.
 */
export const define = (tag: string, element: CustomElementConstructor): void => {
  // In Node without a DOM, importing must not throw, and there is no registry.
  if (typeof customElements === 'undefined') return;
  const taken = customElements.get(tag);
  if (!taken) {
    for (const prepare of preparations) prepare(element);
    customElements.define(tag, element);
    // A server may evaluate a module again, such as that of Next.js after a change.
  } else if (taken !== element && typeof document !== 'undefined') {
    console.warn(
      `<${tag}> is defined already, by another script or another copy of pay-status. This copy is not used: load it once.`,
    );
  }
};
