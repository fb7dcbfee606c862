import { create, type ThemeVars } from 'storybook/theming';

const SHARED = {
  brandTitle: 'pay-status',
  fontBase: 'system-ui, sans-serif',
  fontCode: 'ui-monospace, monospace',
  appBorderRadius: 12,
  inputBorderRadius: 8,
};

const light = create({
  ...SHARED,
  base: 'light',
  colorPrimary: '#3550d8',
  colorSecondary: '#2b46c8',
  textColor: '#14171f',
  textMutedColor: '#5a5d66',
  appBg: '#f6f7f9',
  appBorderColor: '#dcdee3',
});

const dark = create({
  ...SHARED,
  base: 'dark',
  colorPrimary: '#93a6ff',
  colorSecondary: '#9aacff',
  textColor: '#f3f4f7',
  textMutedColor: '#a9adb6',
  appBg: '#0e0f12',
  appContentBg: '#16181d',
  appPreviewBg: '#0e0f12',
  appBorderColor: '#34373e',
});

/** Storybook's own theme: light or dark, as the system is when it is opened. */
export const systemTheme = (): ThemeVars =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? dark : light;
