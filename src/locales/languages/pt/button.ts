import type { ButtonMessages } from '../../button-messages.js';

/** Portuguese of Brazil. */
export const pt: ButtonMessages = {
  locale: 'pt',
  dir: 'ltr',
  starting: 'Iniciando o pagamento…',
  failed: 'Não foi possível iniciar o pagamento. Tente de novo.',
  nothingToPay: 'Este pedido não pode ser pago. Talvez já tenha sido pago.',
  offline: 'Você está off-line. Pague quando estiver conectado de novo.',
};
