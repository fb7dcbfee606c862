import type { DialogMessages } from '../../dialog-messages.js';

/** Dutch. */
export const nl: DialogMessages = {
  locale: 'nl',
  dir: 'ltr',
  close: 'Sluiten',
  done: 'Klaar',
  leaveSent: ['Sluiten terwijl je betaling onderweg is?', 'De betaling gaat door zonder dit venster.'],
  leaveAsked: [
    'Sluiten terwijl {wallet} om goedkeuring vraagt?',
    'Als je de betaling in {wallet} hebt goedgekeurd, gaat die door zonder dit venster.',
  ],
  leaveUnsure: [
    'Sluiten terwijl je betaling wordt gecontroleerd?',
    'Als je de betaling hebt goedgekeurd, gaat die door zonder dit venster.',
  ],
  watching: 'We blijven de betaling volgen en tonen het resultaat onder aan deze pagina. Betaal niet nog een keer.',
  keepOpen: 'Open houden',
  leave: 'Sluiten en blijven volgen',
  received: 'Je betaling is ontvangen. Dit is je betaalbewijs.',
  processing: 'Je betaling wordt bevestigd. Je hoeft niet nog een keer te betalen. Je kunt dit venster sluiten.',
  onItsWay: 'Onderweg',
  paid: 'Betaald',
  failed: 'Mislukt',
  offline: 'Offline',
  lastSeen: 'Laatst bekend: {state}',
  open: 'Betaling aan {merchant}, {state}, openen',
  dismiss: 'Verbergen',
};
