import type { Decorator, Loader, Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { action } from 'storybook/actions';
import { DENSITIES, SHAPES } from '../stories/support/elements/look.js';
import { LOCALES } from '../src/locales/keys.js';
import type { Messages } from '../src/locales/messages.js';
import { ENGLISH, loadMessages, getLanguageName } from '../stories/support/play/messages.js';
import { PRESET_NAMES } from '../stories/support/theme/presets.js';
import './surroundings.css';

interface Choice {
  readonly value: string;
  readonly title: string;
}

const named = (value: string): Choice => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) });

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<GlobalType['toolbar']>['icon']>;

const choice = (title: string, icon: Icon, items: readonly Choice[]): GlobalType => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The choices of the toolbar. */
export const globalTypes = {
  scheme: choice('Colour scheme', 'contrast', [
    { value: 'system', title: 'As the system' },
    named('light'),
    named('dark'),
  ]),
  language: choice(
    'Language',
    'globe',
    LOCALES.map((value) => ({ value, title: getLanguageName(value) })),
  ),
  preset: choice('Preset', 'paintbrush', [{ value: 'none', title: 'No preset' }, ...PRESET_NAMES.map(named)]),
  shape: choice('Shape', 'component', SHAPES.map(named)),
  density: choice('Density', 'grow', DENSITIES.map(named)),
};

export const initialGlobals = { scheme: 'system', language: ENGLISH, preset: 'none', shape: 'card', density: 'normal' };

/** Says where a link leads instead of leaving the story. */
const stayHere = (event: MouseEvent): void => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link) return;
  event.preventDefault();
  action('link')(link.href);
};

const text = (value: unknown): string => value as string;

/** Knows the language of the toolbar before a story is drawn. */
export const language: Loader = async ({ globals }) => ({ messages: await loadMessages(globals['language']) });

/** Applies the toolbar's settings; arguments of the story itself win. */
export const looks: Decorator = (story, { globals, args }) =>
  story({ args: { shape: globals['shape'], density: globals['density'], ...args } });

/** The page around each story: its colour scheme and language, as a page of a shop would set them. */
export const surroundings: Decorator = (story, { globals, loaded, viewMode }) => {
  const scheme = text(globals['scheme']);
  if (viewMode === 'story') document.documentElement.dataset['scheme'] = scheme;
  return html`<div
    class="surroundings"
    data-view=${viewMode}
    data-scheme=${scheme}
    data-preset=${text(globals['preset'])}
    lang=${text(globals['language'])}
    dir=${(loaded['messages'] as Messages).dir}
    @click=${stayHere}
  >
    ${story()}
  </div>`;
};
