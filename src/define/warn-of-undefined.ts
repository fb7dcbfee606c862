/** The time in which a script that defines the element may still be loading, milliseconds. */
const LOADING_MS = 5_000;

/** Warns once of an element in the page that no script defines: the page has loaded the script of the other element. */
export const warnOfUndefined = (tag: string): void => {
  // In Node without a DOM, importing must not throw.
  if (typeof document === 'undefined') return;
  const check = (): void => {
    if (!document.querySelector(`${tag}:not(:defined)`)) return;
    console.warn(
      `<${tag}> is in the page, but not defined. Load cdn/${tag}.js, or import pay-status/define/${tag}.js.`,
    );
  };
  const wait = (): void => {
    setTimeout(check, LOADING_MS);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wait);
  else wait();
};
