import type { DialogMessages } from '../../dialog-messages.js';

/** Spanish. */
export const es: DialogMessages = {
  locale: 'es',
  dir: 'ltr',
  close: 'Cerrar',
  done: 'Listo',
  leaveSent: ['¿Cerrar mientras su pago está en camino?', 'Continúa sin esta ventana.'],
  leaveAsked: ['¿Cerrar mientras {wallet} pide su aprobación?', 'Si lo aprobó en {wallet}, continúa sin esta ventana.'],
  leaveUnsure: ['¿Cerrar mientras se comprueba su pago?', 'Si lo aprobó, continúa sin esta ventana.'],
  watching: 'Lo seguiremos comprobando y mostraremos el resultado al pie de esta página. No pague otra vez.',
  keepOpen: 'Dejar abierta',
  leave: 'Cerrar y seguir comprobando',
  received: 'Hemos recibido su pago. Este es su recibo.',
  processing: 'Su pago se está confirmando. No necesita pagar otra vez. Puede cerrar esta ventana.',
  onItsWay: 'En camino',
  paid: 'Pagado',
  failed: 'Fallido',
  offline: 'Sin conexión',
  lastSeen: 'Último estado: {state}',
  open: 'Pago a {merchant}, {state}, abrir',
  dismiss: 'Ocultar',
};
