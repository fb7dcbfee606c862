import type { WalletMessages } from '../../wallet-messages.js';

/** Spanish. */
export const es: WalletMessages = {
  locale: 'es',
  dir: 'ltr',
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
  noAccount: [
    'No hay ninguna cuenta conectada',
    '{wallet} no muestra ninguna cuenta que esta página pueda usar. Conecte una o use otra billetera.',
  ],
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
  signing: ['Apruebe {amount} en {wallet}', 'Esta página se actualiza sola.'],
  checkAmount: 'Compruebe que aparece el mismo importe.',
  checkUnits: 'En la billetera, el importe puede aparecer como {units} unidades mínimas de {token}.',
  declineNow: 'Si su billetera todavía le pide que lo apruebe, rechácelo.',
  allowing: [
    'Permita que Permit2 use {token}',
    'Un permiso único, sin límite, para los pagos que usted firme. Todavía no se paga nada.',
  ],
  revoking: [
    'Retire el permiso anterior para {token}',
    '{token} solo acepta un permiso nuevo después de retirar el anterior. Todavía no se paga nada, y puede tardar un minuto.',
  ],
  signingStep: 'Paso {step} de {steps}',
  busy: ['Termine en la otra pestaña', 'Está pagando allí. No pague dos veces.'],
  checkWallet: [
    'Revise su billetera',
    'Se ha pedido a su billetera que pague. Apruébelo o rechácelo allí y no pague dos veces. Esta página se actualiza sola.',
  ],
  declineFirst: '¿Lo ha rechazado o no llegó a aparecer? Si su billetera todavía se lo pide, rechácelo allí primero.',
  declined: 'No lo he aprobado',
  checkingDeclined: 'Comprobando que no se haya enviado nada…',
  unproven: 'No es seguro que no se haya enviado nada.',
  contactShop: 'Contacte con la tienda antes de volver a pagar e indique este pago: {payment}',
  otherChain:
    'Su billetera tenía otra red seleccionada, por lo que el pago puede haber ido a esa red. En ese caso, la tienda no lo recibe.',
  late: [
    '¿Ha salido dinero de su billetera?',
    'Este pago ya está cerrado, pero se pidió a su billetera que lo enviara y puede que lo haya hecho demasiado tarde.',
  ],
  sending: ['Enviando su pago', 'Lo ha aprobado. Mantenga esta página abierta un momento.'],
  unsent: [
    'Todavía no sabemos si su pago ha llegado',
    'Puede enviar el mismo pago de nuevo: no se le cobrará dos veces. No inicie un pago nuevo.',
  ],
  resend: 'Enviar de nuevo',
  sent: ['Pago enviado', 'No necesita hacer nada más.'],
  closed: ['Comprobando su pago', 'No pague otra vez. El resultado aparecerá aquí en un momento.'],
  problems: {
    rejected: 'Lo ha rechazado en su billetera. No se ha pagado nada.',
    request_pending: 'Su billetera tenía otra solicitud abierta. Abra la billetera, responda y vuelva a intentarlo.',
    account_changed:
      'Ahora hay otra cuenta u otra red seleccionada en su billetera. Compruebe con qué paga y vuelva a intentarlo.',
    unknown_chain: 'Su billetera no ha cambiado a {network}. Cambie a esa red en su billetera o elija otra moneda.',
    unauthorized: 'Su billetera no permite que esta página use esa cuenta. Conéctela de nuevo.',
    rate_limited:
      'Su billetera no acepta solicitudes de esta página durante un rato. No se ha pagado nada. Espere un minuto y vuelva a intentarlo.',
    wallet_failed: 'Su billetera no ha podido hacerlo. No se ha pagado nada. Vuelva a intentarlo o use otra forma.',
    internal_error:
      'Algo ha ido mal en esta página, no en su billetera. No se ha pagado nada. Vuelva a intentarlo o pague de otra forma.',
    reloaded:
      'La solicitud a su billetera venía de una página que ya no está abierta, por lo que la respuesta no cuenta. Si la billetera todavía se lo pide, rechácelo allí. No se ha pagado nada. Después, elija de nuevo.',
    price_renewed: 'El precio se ha renovado. Compruebe el importe y después pague.',
    offer_renewed: 'La oferta había vencido y se ha renovado. No se ha pagado nada. El importe sigue siendo el mismo.',
    refused_request:
      'La solicitud no coincide con lo que se muestra aquí, por lo que no se ha enviado a su billetera. No se ha pagado nada. Pague de otra forma o contacte con la tienda.',
    not_accepted:
      'No se ha aceptado la aprobación de su billetera. No se ha pagado nada. Vuelva a intentarlo o use otra moneda.',
    smart_account:
      'Esta moneda no acepta aprobaciones de cuentas inteligentes. No se ha pagado nada. Elija otra moneda u otra cuenta.',
    details_required:
      'Esta forma de pago requiere datos suyos que esta página no puede pedir. Use otra moneda o escanee el código.',
    expires_soon: 'No queda tiempo suficiente para pagar.',
    unavailable: 'Ahora mismo no se pueden cargar las formas de pago. Vuelva a intentarlo.',
    storage_unavailable:
      'Su navegador bloquea el almacenamiento, por lo que esta página no puede asegurar que pague una sola vez. Escanee el código en su lugar.',
  },
};
