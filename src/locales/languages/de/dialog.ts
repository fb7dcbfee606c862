import type { DialogMessages } from '../../dialog-messages.js';

/** German. */
export const de: DialogMessages = {
  locale: 'de',
  dir: 'ltr',
  close: 'Schließen',
  done: 'Fertig',
  leaveSent: ['Schließen, während Ihre Zahlung unterwegs ist?', 'Sie läuft ohne dieses Fenster weiter.'],
  leaveAsked: [
    'Schließen, während {wallet} fragt?',
    'Falls Sie sie in {wallet} bestätigt haben, läuft sie ohne dieses Fenster weiter.',
  ],
  leaveUnsure: [
    'Schließen, während Ihre Zahlung geprüft wird?',
    'Falls Sie sie bestätigt haben, läuft sie ohne dieses Fenster weiter.',
  ],
  watching: 'Wir beobachten sie weiter und zeigen das Ergebnis unten auf dieser Seite. Zahlen Sie nicht noch einmal.',
  keepOpen: 'Offen lassen',
  leave: 'Schließen und weiter beobachten',
  received: 'Ihre Zahlung ist eingegangen. Dies ist Ihr Beleg.',
  processing:
    'Ihre Zahlung wird bestätigt. Sie müssen nicht noch einmal bezahlen. Sie können dieses Fenster schließen.',
  onItsWay: 'Unterwegs',
  paid: 'Bezahlt',
  failed: 'Fehlgeschlagen',
  offline: 'Offline',
  lastSeen: 'Zuletzt bekannt: {state}',
  open: 'Zahlung an {merchant}, {state}, öffnen',
  dismiss: 'Ausblenden',
};
