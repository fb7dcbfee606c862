/** Clicks a control as the keyboard does: a second press of a pointer in the same place at once would be ignored. */
export const press = (control: Element): void => {
  (control as HTMLElement).click();
};
