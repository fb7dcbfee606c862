/**
 * The second click of a double click presses no button: what the first one did may be over, or another button may stand
 * there by now. A button where twice means twice says `data-repeats`.
 */
export const dropSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2 || !(event.target as Element).closest('button:not([data-repeats])')) return;
  event.preventDefault();
  event.stopPropagation();
};
