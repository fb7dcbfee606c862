/** Sets the class for dark colours, because Swagger UI has no media query for them. */
export const followScheme = (isDark: MediaQueryList, root: Element): void => {
  const show = (): void => void root.classList.toggle('dark-mode', isDark.matches);
  isDark.addEventListener('change', show);
  show();
};
