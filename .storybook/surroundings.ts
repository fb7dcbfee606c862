import type { Decorator, Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { action } from 'storybook/actions';

const SCHEMES = { system: 'light dark', light: 'light', dark: 'dark' } as const;

/** What the toolbar offers. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  scheme: {
    description: 'Colour scheme of the page',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'As the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Says where a link leads instead of leaving the story. */
const stayHere = (event: MouseEvent): void => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link) return;
  event.preventDefault();
  action('link')(link.href);
};

/** The page around each story: its colour scheme and direction, as a page of a shop would set them. */
export const surroundings: Decorator = (story, { globals, viewMode }) => {
  const scheme = SCHEMES[globals['scheme'] as keyof typeof SCHEMES];
  const direction = globals['direction'] as string;
  if (viewMode === 'story') document.documentElement.style.colorScheme = scheme;
  return html`<div
    dir=${direction}
    style="color-scheme: ${scheme}; background: Canvas; color: CanvasText; padding: 1rem"
    @click=${stayHere}
  >
    ${story()}
  </div>`;
};
