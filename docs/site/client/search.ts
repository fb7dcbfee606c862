import type MiniSearch from 'minisearch';
import { OPTIONS } from '../search-options.mjs';
import { getExcerpt, type ExcerptPart } from './excerpt.js';
import { findSections } from './find-sections.js';

/** A section as the index stores it, with the terms by which it was found. */
interface Section {
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly terms: readonly string[];
}

const loadIndex = async (url: string): Promise<MiniSearch> => {
  const [{ default: Search }, answer] = await Promise.all([import('minisearch'), fetch(url)]);
  return Search.loadJSON(await answer.text(), OPTIONS);
};

const createPart = ({ text, isMarked }: ExcerptPart): string | HTMLElement => {
  if (!isMarked) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
};

const createResult = (href: string, { page, title, text, terms }: Section): HTMLLIElement => {
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `result-${href}`;
  const link = document.createElement('a');
  link.href = href;
  link.tabIndex = -1;
  const small = document.createElement('small');
  if (page !== title) small.append(text ? `${page}: ` : page);
  small.append(...getExcerpt(text, terms).map(createPart));
  link.append(title, small);
  item.append(link);
  return item;
};

/** Starts the search field: `/` focuses it, the arrow keys choose a result, Enter opens it, Escape closes the list. */
export const startSearch = (): void => {
  const search = document.querySelector<HTMLElement>('.search');
  const input = search?.querySelector('input');
  const list = search?.querySelector('ul');
  const status = search?.querySelector('[role="status"]');
  if (!search || !input || !list || !status) return;
  const { index: indexUrl = '', root = '' } = input.dataset;
  let index: Promise<MiniSearch> | undefined;
  let chosen = -1;

  const choose = (next: number): void => {
    const { children } = list;
    chosen = children.length ? (next + children.length) % children.length : -1;
    for (const [at, child] of [...children].entries()) child.ariaSelected = String(at === chosen);
    const current = children[chosen];
    if (current) {
      input.setAttribute('aria-activedescendant', current.id);
      current.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const show = (results: readonly HTMLLIElement[], isOpen: boolean): void => {
    list.replaceChildren(...results);
    list.hidden = !isOpen;
    input.ariaExpanded = String(isOpen);
    choose(results.length ? 0 : -1);
  };
  /** Loads the index once; again after a failure. */
  const getIndex = (): Promise<MiniSearch> =>
    (index ??= loadIndex(indexUrl).catch((error: unknown) => {
      index = undefined;
      throw error;
    }));
  const find = async (): Promise<void> => {
    const query = input.value.trim();
    if (!query) {
      status.textContent = '';
      show([], false);
      return;
    }
    let found: ReturnType<typeof findSections>;
    try {
      found = findSections(await getIndex(), query);
    } catch {
      status.textContent = 'The search could not be loaded. Check your connection, and type again.';
      return;
    }
    if (query !== input.value.trim()) return;
    show(
      found.map(({ id, ...section }) => createResult(root + String(id), section as unknown as Section)),
      found.length > 0,
    );
    status.textContent = found.length ? '' : `Nothing found for “${query}”.`;
  };

  search.hidden = false;
  input.addEventListener('focus', () => {
    // A failure is reported once there is something to find.
    getIndex().catch(() => undefined);
  });
  input.addEventListener('input', () => void find());
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      choose(chosen + step);
    } else if (event.key === 'Enter') list.children[chosen]?.querySelector('a')?.click();
    else if (event.key === 'Escape') show([], false);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if (key !== '/' || isTyping || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    input.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node) || search.contains(target)) return;
    status.textContent = '';
    show([], false);
  });
};
