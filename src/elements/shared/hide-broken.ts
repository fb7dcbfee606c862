/** Listens to what came of loading a picture: what stands behind a broken one is shown instead. */
export const hideBroken = ({ currentTarget, type }: Event): void => {
  (currentTarget as HTMLElement).hidden = type === 'error';
};
