let isHydrating = false;

/** From now on, what a server has drawn is taken over instead. */
export const hydrate = (): void => {
  isHydrating = true;
};

/** Removes what a server has drawn into an element that is made of it: it would stand there twice. */
export const drawAnew = (element: Pick<Element, 'shadowRoot'>): void => {
  if (!isHydrating) element.shadowRoot?.replaceChildren();
};
