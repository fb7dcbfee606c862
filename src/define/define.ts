/**
 * Registers an element. When the name is taken, by this library in another version or loaded twice, or by somebody
 * else, the first one stays and a warning says so: throwing would take the page down with it.
 */
export const define = (tag: string, element: CustomElementConstructor): void => {
  // Bare Node: importing must not crash, and there is nothing to register with.
  if (typeof customElements === 'undefined') return;
  const taken = customElements.get(tag);
  if (!taken) customElements.define(tag, element);
  else if (taken !== element) console.warn(`<${tag}> is defined already: define it once.`);
};
