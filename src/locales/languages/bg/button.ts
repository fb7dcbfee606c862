import type { ButtonMessages } from '../../button-messages.js';

/** Bulgarian. */
export const bg: ButtonMessages = {
  locale: 'bg',
  dir: 'ltr',
  starting: 'Плащането започва…',
  failed: 'Плащането не можа да започне. Опитайте отново.',
  offline: 'Нямате връзка с интернет. Платете, когато отново имате връзка.',
};
