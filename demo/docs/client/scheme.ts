/** Shows the reference in the reader's colours: it knows a class, and no media query. */
export const followScheme = (isDark: MediaQueryList, root: Element): void => {
  const show = (): void => void root.classList.toggle('dark-mode', isDark.matches);
  isDark.addEventListener('change', show);
  show();
};
