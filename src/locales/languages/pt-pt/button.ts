import type { ButtonMessages } from '../../button-messages.js';

/** Portuguese of Portugal. */
export const ptPT: ButtonMessages = {
  locale: 'pt-PT',
  dir: 'ltr',
  starting: 'A iniciar o pagamento…',
  failed: 'Não foi possível iniciar o pagamento. Tente novamente.',
  nothingToPay: 'Esta encomenda não pode ser paga. Talvez já tenha sido paga.',
  offline: 'Está sem ligação à Internet. Pague quando voltar a ter ligação.',
};
