/** Handles `error` and `load` of an image: hides a broken one, so that the fallback behind it shows. */
export const hideBroken = ({ currentTarget, type }: Event): void => {
  (currentTarget as HTMLElement).hidden = type === 'error';
};
