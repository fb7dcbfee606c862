/** Moves the focus between the rows of a list with the arrow keys, Home and End. Tab reaches every row too. */
export const moveByArrows = (event: KeyboardEvent): void => {
  const list = event.currentTarget as HTMLElement;
  const rows = [...list.querySelectorAll<HTMLElement>('a.row')];
  const at = rows.findIndex((row) => row === event.target);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(Math.max(to, 0), rows.length - 1)]?.focus();
};
