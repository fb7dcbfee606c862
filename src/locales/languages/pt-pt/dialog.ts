import type { DialogMessages } from '../../dialog-messages.js';

/** Portuguese of Portugal. */
export const ptPT: DialogMessages = {
  locale: 'pt-PT',
  dir: 'ltr',
  close: 'Fechar',
  done: 'Concluir',
  leaveSent: ['Fechar enquanto o seu pagamento está a caminho?', 'Continua sem esta janela.'],
  leaveAsked: ['Fechar enquanto {wallet} pede a sua aprovação?', 'Se o aprovou em {wallet}, continua sem esta janela.'],
  leaveUnsure: ['Fechar enquanto o seu pagamento está a ser verificado?', 'Se o aprovou, continua sem esta janela.'],
  watching: 'Continuaremos a acompanhá-lo e mostraremos o resultado no fundo desta página. Não volte a pagar.',
  keepOpen: 'Manter aberta',
  leave: 'Fechar e continuar a acompanhar',
  received: 'O seu pagamento foi recebido. Este é o seu recibo.',
  processing: 'O seu pagamento está a ser confirmado. Não precisa de voltar a pagar. Pode fechar esta janela.',
  onItsWay: 'A caminho',
  paid: 'Pago',
  failed: 'Falhou',
  offline: 'Sem ligação',
  lastSeen: 'Último estado conhecido: {state}',
  open: 'Pagamento a {merchant}, {state}, abrir',
  dismiss: 'Ocultar',
};
