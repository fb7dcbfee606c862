/**
 * Ignores the second click of a double click: the first action may have ended, or another button may be in its place. A
 * button with `data-repeats` accepts it.
 */
export const dropSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2 || !(event.target as Element).closest('button:not([data-repeats])')) return;
  event.preventDefault();
  event.stopPropagation();
};
