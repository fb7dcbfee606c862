import type { DialogMessages } from '../../dialog-messages.js';

/** Portuguese of Brazil. */
export const pt: DialogMessages = {
  locale: 'pt',
  dir: 'ltr',
  close: 'Fechar',
  done: 'Concluir',
  leaveSent: ['Fechar enquanto seu pagamento está a caminho?', 'Ele continua sem esta janela.'],
  leaveAsked: [
    'Fechar enquanto {wallet} pede sua aprovação?',
    'Se você o aprovou em {wallet}, ele continua sem esta janela.',
  ],
  leaveUnsure: [
    'Fechar enquanto seu pagamento está sendo verificado?',
    'Se você o aprovou, ele continua sem esta janela.',
  ],
  watching: 'Vamos continuar acompanhando e mostrar o resultado no fim desta página. Não pague de novo.',
  keepOpen: 'Manter aberta',
  leave: 'Fechar e continuar acompanhando',
  received: 'Seu pagamento foi recebido. Este é o seu recibo.',
  processing: 'Seu pagamento está sendo confirmado. Você não precisa pagar de novo. Você pode fechar esta janela.',
  onItsWay: 'A caminho',
  paid: 'Pago',
  failed: 'Falhou',
  offline: 'Off-line',
  lastSeen: 'Último estado conhecido: {state}',
  open: 'Pagamento para {merchant}, {state}, abrir',
  dismiss: 'Ocultar',
};
