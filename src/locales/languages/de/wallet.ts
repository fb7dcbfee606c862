import type { WalletMessages } from '../../wallet-messages.js';

/** German. */
export const de: WalletMessages = {
  locale: 'de',
  dir: 'ltr',
  notOpened: 'Nicht geöffnet? Vielleicht ist die App nicht installiert.',
  back: 'Zurück',
  connecting: ['{wallet} verbinden', 'Wählen Sie in {wallet} das Konto, mit dem Sie bezahlen.'],
  openWallet:
    'Warten auf {wallet} … Nichts zu sehen? Öffnen Sie die Wallet in der Leiste Ihres Browsers, oder sehen Sie hinter diesem Fenster nach.',
  loading: 'Es wird nachgesehen, womit Sie bezahlen können …',
  pickAsset: 'Womit möchten Sie bezahlen?',
  onNetwork: 'auf {network}',
  priceHeld: 'Preis gilt bis {time}',
  needsDetails: 'Benötigt Angaben von Ihnen, die diese Seite nicht abfragen kann',
  needsPermission: 'Benötigt eine einmalige Erlaubnis',
  pay: '{amount} mit {wallet} bezahlen',
  preparing: 'Wird vorbereitet …',
  tryAgain: 'Erneut versuchen',
  noAccount: [
    'Kein Konto ist verbunden',
    '{wallet} nennt kein Konto, das diese Seite verwenden darf. Verbinden Sie eines, oder verwenden Sie eine andere Wallet.',
  ],
  noFunds: [
    'Guthaben reicht nicht aus',
    '{wallet} hat keine Währung, die für diese Zahlung ausreicht. Verwenden Sie ein anderes Konto oder eine andere Wallet, oder scannen Sie den Code.',
  ],
  blocked: [
    'Mit diesem Konto nicht möglich',
    'Diese Zahlung ist mit dem Konto in {wallet} nicht möglich. Verwenden Sie ein anderes Konto, oder wenden Sie sich an den Shop.',
  ],
  details: {
    asks: 'Fragt nach Ihren Angaben',
    give: 'Angaben machen',
    why: 'Der Zahlungsdienst muss sie von Gesetzes wegen kennen.',
    merchant: 'Zahlung an {merchant}',
    next: 'Weiter',
    optional: 'freiwillig',
    page: 'Machen Sie sie auf einer Seite des Zahlungsdienstes. Kommen Sie dann hierher zurück, um zu bezahlen.',
    open: 'Seite öffnen',
    done: 'Ich habe sie gemacht',
    missing: 'Der Zahlungsdienst hat diese Angaben noch nicht oder hat sie nicht akzeptiert. Es wurde nichts bezahlt.',
    check: 'Prüfen Sie diese Felder',
    required: 'Das ist erforderlich.',
    date: 'Geben Sie ein gültiges Datum ein.',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    one_of: 'Füllen Sie mindestens eines aus: {fields}',
  },
  switching: ['Netzwerk erlauben', '{wallet} fragt, ob {network} verwendet werden darf.'],
  signing: ['{amount} in {wallet} bestätigen', 'Diese Seite aktualisiert sich von selbst.'],
  checkAmount: 'Prüfen Sie, dass dort derselbe Betrag steht.',
  checkUnits: 'In der Wallet steht der Betrag vielleicht als {units} kleinste Einheiten von {token}.',
  declineNow: 'Falls Ihre Wallet noch um Bestätigung bittet, lehnen Sie dort ab.',
  allowing: [
    'Permit2 erlauben, {token} zu verwenden',
    'Eine einmalige Erlaubnis ohne Obergrenze, für Zahlungen, die Sie signieren. Bezahlt wird damit noch nichts.',
  ],
  revoking: [
    'Die alte Erlaubnis für {token} aufheben',
    '{token} nimmt eine neue Erlaubnis erst an, wenn die alte aufgehoben ist. Bezahlt wird damit noch nichts, und es kann eine Minute dauern.',
  ],
  signingStep: 'Schritt {step} von {steps}',
  busy: ['Schließen Sie die Zahlung im anderen Tab ab', 'Sie bezahlen gerade dort. Bezahlen Sie nicht doppelt.'],
  checkWallet: [
    'Sehen Sie in Ihrer Wallet nach',
    'Ihre Wallet wurde um die Zahlung gebeten. Bestätigen Sie dort, oder lehnen Sie ab, und bezahlen Sie nicht doppelt. Diese Seite aktualisiert sich von selbst.',
  ],
  declineFirst:
    'Haben Sie abgelehnt, oder ist die Anfrage nie erschienen? Falls Ihre Wallet noch fragt, lehnen Sie zuerst dort ab.',
  declined: 'Ich habe sie nicht bestätigt',
  checkingDeclined: 'Es wird geprüft, dass nichts gesendet wurde …',
  unproven: 'Es ist nicht sicher, dass nichts gesendet wurde.',
  contactShop: 'Wenden Sie sich an den Shop, bevor Sie noch einmal bezahlen, und nennen Sie diese Zahlung: {payment}',
  otherChain:
    'In Ihrer Wallet war ein anderes Netzwerk ausgewählt, deshalb ging die Zahlung vielleicht dorthin. Dann erhält der Shop sie nicht.',
  late: [
    'Hat Geld Ihre Wallet verlassen?',
    'Diese Zahlung ist beendet, aber Ihre Wallet wurde gebeten, sie zu senden, und hat das vielleicht zu spät getan.',
  ],
  sending: ['Ihre Zahlung wird gesendet', 'Sie haben sie bestätigt. Lassen Sie diese Seite noch einen Moment offen.'],
  unsent: [
    'Noch ist nicht bekannt, ob Ihre Zahlung angekommen ist',
    'Sie können dieselbe Zahlung erneut senden: Es wird nichts doppelt abgebucht. Beginnen Sie keine neue Zahlung.',
  ],
  resend: 'Erneut senden',
  sent: ['Zahlung gesendet', 'Sie müssen nichts weiter tun.'],
  closed: ['Ihre Zahlung wird geprüft', 'Bezahlen Sie nicht noch einmal. Das Ergebnis erscheint gleich hier.'],
  problems: {
    rejected: 'Sie haben in Ihrer Wallet abgelehnt. Es wurde nichts bezahlt.',
    request_pending:
      'In Ihrer Wallet war eine andere Anfrage offen. Öffnen Sie die Wallet, beantworten Sie die Anfrage, und versuchen Sie es dann erneut.',
    account_changed:
      'In Ihrer Wallet ist jetzt ein anderes Konto oder Netzwerk ausgewählt. Prüfen Sie, womit Sie bezahlen, und versuchen Sie es dann erneut.',
    unknown_chain:
      'Ihre Wallet hat nicht zu {network} gewechselt. Wechseln Sie in Ihrer Wallet dorthin, oder wählen Sie eine andere Währung.',
    unauthorized: 'Ihre Wallet lässt diese Seite das Konto nicht verwenden. Verbinden Sie es erneut.',
    rate_limited:
      'Ihre Wallet nimmt eine Weile keine Anfragen dieser Seite an. Es wurde nichts bezahlt. Warten Sie eine Minute, und versuchen Sie es dann erneut.',
    wallet_failed:
      'Ihre Wallet konnte das nicht ausführen. Es wurde nichts bezahlt. Versuchen Sie es erneut, oder bezahlen Sie anders.',
    internal_error:
      'Auf dieser Seite ist etwas schiefgegangen, nicht in Ihrer Wallet. Es wurde nichts bezahlt. Versuchen Sie es erneut, oder bezahlen Sie anders.',
    reloaded:
      'Ihre Wallet wurde von einer Seite gefragt, die nicht mehr offen ist. Die Antwort der Wallet zählt deshalb nicht. Falls sie noch fragt, lehnen Sie dort ab. Es wurde nichts bezahlt. Wählen Sie dann noch einmal aus.',
    price_renewed: 'Der Preis wurde erneuert. Prüfen Sie den Betrag, und bezahlen Sie dann.',
    offer_renewed:
      'Das Angebot war abgelaufen und wurde erneuert. Es wurde nichts bezahlt. Der Betrag ist derselbe geblieben.',
    refused_request:
      'Die Anfrage stimmt nicht mit dem überein, was hier steht, und wurde deshalb nicht an Ihre Wallet gesendet. Es wurde nichts bezahlt. Zahlen Sie auf anderem Weg oder wenden Sie sich an den Shop.',
    not_accepted:
      'Die Bestätigung Ihrer Wallet wurde nicht angenommen. Es wurde nichts bezahlt. Versuchen Sie es erneut, oder verwenden Sie eine andere Währung.',
    smart_account:
      'Diese Währung nimmt keine Bestätigungen von Smart Accounts an. Es wurde nichts bezahlt. Wählen Sie eine andere Währung oder ein anderes Konto.',
    details_required:
      'Für diese Zahlungsart werden Angaben von Ihnen benötigt, die diese Seite nicht abfragen kann. Verwenden Sie eine andere Währung, oder scannen Sie den Code.',
    expires_soon: 'Die Zeit reicht nicht mehr zum Bezahlen.',
    unavailable: 'Die Zahlungsarten können gerade nicht geladen werden. Versuchen Sie es erneut.',
    storage_unavailable:
      'Ihr Browser blockiert den Speicher. Deshalb kann diese Seite nicht sicherstellen, dass Sie nur einmal bezahlen. Scannen Sie stattdessen den Code.',
  },
};
