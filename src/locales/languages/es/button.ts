import type { ButtonMessages } from '../../button-messages.js';

/** Spanish. */
export const es: ButtonMessages = {
  locale: 'es',
  dir: 'ltr',
  starting: 'Iniciando el pago…',
  failed: 'No se pudo iniciar el pago. Inténtelo de nuevo.',
  nothingToPay: 'Este pedido no se puede pagar. Es posible que ya esté pagado.',
  offline: 'No tiene conexión. Pague cuando vuelva a tener conexión.',
};
