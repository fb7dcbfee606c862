import { startSearch } from './search.js';

const startTheme = (): void => {
  const { documentElement: root } = document;
  const button = document.querySelector<HTMLButtonElement>('[data-theme-button]');
  if (!button) return;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const isDark = (root.dataset['theme'] || (dark.matches ? 'dark' : 'light')) === 'dark';
    button.ariaPressed = String(isDark);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    root.dataset['theme'] = button.ariaPressed === 'true' ? 'light' : 'dark';
    try {
      localStorage.setItem('theme', root.dataset['theme']);
    } catch {
      // Storage is blocked: the choice is that of this page.
    }
    show();
  });
  dark.addEventListener('change', show);
  show();
};

const startCopy = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const text = button.closest('figure')?.querySelector('code')?.textContent ?? '';
      void navigator.clipboard.writeText(text).then(
        () => (button.ariaLabel = 'Copied'),
        () => (button.ariaLabel = 'Select the text to copy it'),
      );
      button.addEventListener('blur', () => (button.ariaLabel = 'Copy'), { once: true });
    });
  }
};

/** Marks the heading that the reader has come to in the contents. */
const startContents = (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const headings = links.map(({ hash }) => document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`));
  const mark = (): void => {
    const passed = headings.filter((heading) => heading && heading.getBoundingClientRect().top < 120).length;
    for (const [index, link] of links.entries()) link.ariaCurrent = index === Math.max(0, passed - 1) ? 'true' : null;
  };
  if (!links.length) return;
  document.addEventListener('scroll', mark, { passive: true });
  mark();
};

/** Scrolls the menu, but not the page, to the current document. */
const startMenu = (): void => {
  const menu = document.querySelector<HTMLElement>('.side');
  const current = menu?.querySelector<HTMLElement>('[aria-current]');
  if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
};

startMenu();
startTheme();
startCopy();
startContents();
startSearch();
