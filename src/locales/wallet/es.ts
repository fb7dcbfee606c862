import type { WalletMessages } from './wallet-messages.js';

/** Spanish. */
export const es: WalletMessages = {
  locale: 'es',
  dir: 'ltr',
  pickWallet: '¿Cómo quiere pagar?',
  noWallet:
    'No se ha encontrado ninguna billetera en este navegador. ¿Es su primera vez? Escanee el código con una aplicación de billetera en su teléfono.',
  otherWallet: 'Usar otra billetera',
  installed: 'Instalada',
  lastUsed: 'Última usada',
  searchWallets: 'Buscar billeteras',
  notFound: 'No hay ninguna billetera con ese nombre.',
  openedApp: ['Pague en {wallet}', 'Esta página se actualiza sola.'],
  notOpened: '¿No se abrió? Quizá la aplicación no esté instalada.',
  back: 'Volver',
  connecting: ['Conecte {wallet}', 'Elija en {wallet} la cuenta con la que quiere pagar.'],
  openWallet:
    'Esperando a {wallet}… ¿No ve nada? Abra la billetera desde la barra del navegador o mire detrás de esta ventana.',
  loading: 'Buscando con qué puede pagar…',
  pickAsset: 'Elija con qué pagar',
  onNetwork: 'en {network}',
  priceHeld: 'Precio válido hasta: {time}',
  needsDetails: 'Requiere datos suyos que esta página no puede pedir',
  needsPermission: 'Requiere un permiso único',
  pay: 'Pagar {amount} con {wallet}',
  preparing: 'Preparando…',
  tryAgain: 'Reintentar',
  noFunds: [
    'Fondos insuficientes',
    '{wallet} no tiene ninguna moneda que cubra este pago. Use otra cuenta u otra billetera, o escanee el código.',
  ],
  blocked: [
    'No es posible desde esta cuenta',
    'Este pago no se puede hacer desde la cuenta de {wallet}. Use otra cuenta o contacte con la tienda.',
  ],
  details: {
    asks: 'Pide sus datos',
    give: 'Introducir sus datos',
    why: 'La ley obliga al servicio de pago a conocerlos.',
    merchant: 'Pago a {merchant}',
    next: 'Continuar',
    optional: 'opcional',
    page: 'Introdúzcalos en una página del servicio de pago. Después vuelva aquí para pagar.',
    open: 'Abrir la página',
    done: 'Ya los he introducido',
    missing: 'El servicio de pago aún no tiene estos datos o no los ha aceptado. No se ha pagado nada.',
    check: 'Revise estos campos',
    required: 'Este campo es obligatorio.',
    date: 'Introduzca una fecha válida.',
    email: 'Introduzca un correo electrónico válido.',
    one_of: 'Rellene al menos uno: {fields}',
  },
  switching: ['Permita la red', '{wallet} le pide permiso para usar {network}.'],
  signing: ['Apruebe {amount} en {wallet}', 'Compruebe que aparece el mismo importe. Esta página se actualiza sola.'],
  allowing: [
    'Permita que Permit2 use {token}',
    'Un permiso único, sin límite, para los pagos que usted firme. Todavía no se paga nada.',
  ],
  signingStep: 'Paso {step} de {steps}',
  busy: ['Revise su billetera', 'Está pagando en otra pestaña. No pague dos veces: termine allí.'],
  checkWallet:
    'Se ha pedido a su billetera que pague. Apruébelo o rechácelo allí y no pague dos veces. Esta página se actualiza sola.',
  sending: ['Enviando su pago', 'Lo ha aprobado. Mantenga esta página abierta un momento.'],
  unsent: [
    'Todavía no sabemos si su pago ha llegado',
    'No pague otra vez. Intente enviarlo de nuevo: no se le cobrará dos veces.',
  ],
  resend: 'Enviar de nuevo',
  sent: ['Pago enviado', 'No necesita hacer nada más.'],
  closed: ['Comprobando su pago', 'No pague otra vez. El resultado aparecerá aquí en un momento.'],
  problems: {
    rejected: 'Lo ha rechazado en su billetera. No se ha pagado nada.',
    request_pending: 'Su billetera todavía le pide algo. Ábrala, responda y vuelva a intentarlo.',
    account_changed:
      'Ahora hay otra cuenta u otra red seleccionada en su billetera. Compruebe con qué paga y vuelva a intentarlo.',
    unknown_chain: 'Su billetera no tiene seleccionada esta red. Cambie a ella en su billetera y vuelva a intentarlo.',
    unauthorized: 'Su billetera no permite que esta página use esa cuenta. Conéctela de nuevo.',
    wallet_failed: 'Su billetera no ha podido hacerlo. No se ha pagado nada. Vuelva a intentarlo o use otra forma.',
    price_renewed: 'El precio se ha renovado. Compruebe el importe y después pague.',
    refused_request:
      'La solicitud no coincide con lo que se muestra aquí, por lo que no se ha enviado a su billetera. No se ha pagado nada. Pague de otra forma o contacte con la tienda.',
    not_accepted:
      'No se ha aceptado la aprobación de su billetera. No se ha pagado nada. Vuelva a intentarlo o use otra moneda.',
    details_required:
      'Esta forma de pago requiere datos suyos que esta página no puede pedir. Use otra moneda o escanee el código.',
    expires_soon: 'No queda tiempo suficiente para pagar.',
    unavailable: 'Ahora mismo no se pueden cargar las formas de pago. Vuelva a intentarlo.',
    storage_unavailable:
      'Su navegador bloquea el almacenamiento, por lo que esta página no puede asegurar que pague una sola vez. Escanee el código en su lugar.',
  },
};
