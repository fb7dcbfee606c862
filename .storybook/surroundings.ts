import type { Decorator, Loader, Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { action } from 'storybook/actions';
import { DENSITIES, SHAPES } from '../stories/support/elements/look.js';
import { LOCALES } from '../src/locales/keys.generated.js';
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

/** In percent of the reader's own size. */
const TEXT_SIZES = ['100', '150', '200'];

/** The menus of the toolbar. */
export const globalTypes = {
  textSize: choice(
    'Text size',
    'zoom',
    TEXT_SIZES.map((value) => ({ value, title: `Text ${value} %` })),
  ),
  scheme: choice('Colour scheme', 'contrast', [{ value: 'system', title: 'System' }, named('light'), named('dark')]),
  language: choice(
    'Language',
    'globe',
    LOCALES.map((value) => ({ value, title: getLanguageName(value) })),
  ),
  preset: choice('Preset', 'paintbrush', [{ value: 'none', title: 'No preset' }, ...PRESET_NAMES.map(named)]),
  shape: choice('Shape', 'component', SHAPES.map(named)),
  density: choice('Density', 'grow', DENSITIES.map(named)),
};

export const initialGlobals = {
  scheme: 'system',
  textSize: '100',
  language: ENGLISH,
  preset: 'none',
  shape: 'card',
  density: 'normal',
};

/** Logs link clicks as actions instead of navigating. */
const preventNavigation = (event: MouseEvent): void => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link) return;
  event.preventDefault();
  action('link')(link.href);
};

const text = (value: unknown): string => value as string;

/** Loads the messages of the selected language before a story renders. */
export const language: Loader = async ({ globals }) => ({ messages: await loadMessages(globals['language']) });

/** Applies the toolbar's shape and density; the story's own arguments take precedence. */
export const looks: Decorator = (story, { globals, args }) =>
  story({ args: { shape: globals['shape'], density: globals['density'], ...args } });

/** Sets the colour scheme, text size, preset and language around each story, as a shop's page would. */
export const surroundings: Decorator = (story, { globals, loaded, viewMode }) => {
  const scheme = text(globals['scheme']);
  document.documentElement.dataset['textSize'] = text(globals['textSize']);
  if (viewMode === 'story') document.documentElement.dataset['scheme'] = scheme;
  return html`<div
    class="surroundings"
    data-view=${viewMode}
    data-scheme=${scheme}
    data-preset=${text(globals['preset'])}
    lang=${text(globals['language'])}
    dir=${(loaded['messages'] as Messages).dir}
    @click=${preventNavigation}
  >
    ${story()}
  </div>`;
};
