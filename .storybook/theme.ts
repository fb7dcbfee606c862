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
  colorPrimary: '#262c5c',
  colorSecondary: '#3a4390',
  textColor: '#15171f',
  textMutedColor: '#606167',
  appBg: '#f6f7f9',
  appBorderColor: '#e3e3e4',
});

const dark = create({
  ...SHARED,
  base: 'dark',
  colorPrimary: '#d9ddff',
  colorSecondary: '#b4bcff',
  textColor: '#f3f4f6',
  textMutedColor: '#aeafb2',
  appBg: '#0e0f12',
  appContentBg: '#1b1d22',
  appPreviewBg: '#0e0f12',
  appBorderColor: '#35373b',
});

/** Storybook's own theme: light or dark, as the system is when it is opened. */
export const systemTheme = (): ThemeVars =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? dark : light;
