/** Listens for the failure of a picture: what stands behind it is shown instead. */
export const hideBroken = (event: Event): void => {
  (event.currentTarget as HTMLElement).hidden = true;
};
