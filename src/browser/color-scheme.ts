import { matchesMedia } from './matches-media.js';

/** The colour scheme in which an element is shown. */
export const getColorScheme = (element: Element): 'light' | 'dark' => {
  const { colorScheme } = getComputedStyle(element);
  const allowsDark = colorScheme.includes('dark');
  if (!allowsDark || !colorScheme.includes('light')) return allowsDark ? 'dark' : 'light';
  return matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
};
