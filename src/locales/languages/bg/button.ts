import type { ButtonMessages } from '../../button-messages.js';

/** Bulgarian. */
export const bg: ButtonMessages = {
  locale: 'bg',
  dir: 'ltr',
  starting: 'Плащането започва…',
  failed: 'Плащането не можа да започне. Опитайте отново.',
  nothingToPay: 'Тази поръчка не може да бъде платена. Възможно е вече да е платена.',
  offline: 'Нямате връзка с интернет. Платете, когато отново имате връзка.',
};
