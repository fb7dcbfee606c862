let isHydrating = false;

/** From now on server-rendered markup is hydrated, not cleared. */
export const enableHydration = (): void => {
  isHydrating = true;
};

/** Removes server-rendered markup from the shadow root of a new element, which would otherwise render beside it. */
export const clearServerRender = (element: Pick<Element, 'shadowRoot'>): void => {
  if (!isHydrating && element.shadowRoot) element.shadowRoot.textContent = '';
};
