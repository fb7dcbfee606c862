import type { WalletMessages } from '../../wallet-messages.js';

/** Italian. */
export const it: WalletMessages = {
  locale: 'it',
  dir: 'ltr',
  notOpened: 'Non si è aperto? Forse l’app non è installata.',
  back: 'Indietro',
  connecting: ['Collega {wallet}', 'Scegli in {wallet} il conto con cui pagare.'],
  openWallet:
    'In attesa di {wallet}… Non vedi nulla? Apri il wallet dalla barra del browser o guarda dietro questa finestra.',
  loading: 'Ricerca di ciò con cui puoi pagare…',
  pickAsset: 'Scegli con cosa pagare',
  onNetwork: 'su {network}',
  priceHeld: 'Prezzo valido fino alle {time}',
  needsDetails: 'Richiede dati su di te che questa pagina non può chiedere',
  needsPermission: 'Richiede un’autorizzazione una tantum',
  pay: 'Paga {amount} con {wallet}',
  preparing: 'Preparazione…',
  tryAgain: 'Riprova',
  noAccount: [
    'Nessun conto è collegato',
    '{wallet} non mostra nessun conto che questa pagina possa usare. Collegane uno o usa un altro wallet.',
  ],
  noFunds: [
    'Fondi insufficienti',
    '{wallet} non ha nessuna valuta che copra questo pagamento. Usa un altro conto o un altro wallet, oppure scansiona il codice.',
  ],
  blocked: [
    'Non è possibile da questo conto',
    'Questo pagamento non si può fare dal conto in {wallet}. Usa un altro conto o contatta il negozio.',
  ],
  details: {
    asks: 'Richiede i tuoi dati',
    give: 'Inserisci i tuoi dati',
    why: 'Per legge il servizio di pagamento deve conoscerli.',
    merchant: 'Pagamento a {merchant}',
    next: 'Continua',
    optional: 'facoltativo',
    page: 'Inseriscili in una pagina del servizio di pagamento. Poi torna qui per pagare.',
    open: 'Apri la pagina',
    done: 'Li ho inseriti',
    missing: 'Il servizio di pagamento non ha ancora questi dati o non li ha accettati. Non è stato pagato nulla.',
    check: 'Controlla questi campi',
    required: 'Questo campo è obbligatorio.',
    date: 'Inserisci una data valida.',
    email: 'Inserisci un indirizzo email valido.',
    one_of: 'Compila almeno un campo: {fields}',
  },
  switching: ['Consenti la rete', '{wallet} chiede di usare {network}.'],
  signing: ['Approva {amount} in {wallet}', 'Questa pagina si aggiorna da sola.'],
  checkAmount: 'Controlla che mostri lo stesso importo.',
  checkUnits: 'Nel wallet l’importo potrebbe comparire come {units} unità minime di {token}.',
  declineNow: 'Se il tuo wallet ti chiede ancora di approvare, rifiuta.',
  allowing: [
    'Consenti a Permit2 di usare {token}',
    'Un’autorizzazione una tantum, senza limite, per i pagamenti che firmi. Per ora non si paga nulla.',
  ],
  revoking: [
    'Rimuovi la vecchia autorizzazione per {token}',
    '{token} accetta una nuova autorizzazione solo dopo la rimozione di quella vecchia. Per ora non si paga nulla, e può volerci un minuto.',
  ],
  signingStep: 'Passo {step} di {steps}',
  busy: ['Completa il pagamento nell’altra scheda', 'Stai pagando lì. Non pagare due volte.'],
  checkWallet: [
    'Controlla il tuo wallet',
    'Al tuo wallet è stato chiesto di pagare. Approva o rifiuta lì e non pagare due volte. Questa pagina si aggiorna da sola.',
  ],
  declineFirst:
    'Hai rifiutato o la richiesta non è mai comparsa? Se il tuo wallet ti chiede ancora di approvare, prima rifiuta lì.',
  declined: 'Non ho approvato',
  checkingDeclined: 'Verifica che non sia stato inviato nulla…',
  unproven: 'Non è certo che non sia stato inviato nulla.',
  contactShop: 'Contatta il negozio prima di pagare di nuovo e indica questo pagamento: {payment}',
  otherChain:
    'Nel tuo wallet era selezionata un’altra rete, quindi il pagamento potrebbe essere finito lì. In tal caso il negozio non lo riceve.',
  late: [
    'È uscito denaro dal tuo wallet?',
    'Questo pagamento è chiuso, ma al tuo wallet è stato chiesto di inviarlo e potrebbe averlo fatto troppo tardi.',
  ],
  sending: ['Invio del tuo pagamento', 'Lo hai approvato. Tieni aperta questa pagina ancora un momento.'],
  unsent: [
    'Non sappiamo ancora se il tuo pagamento è arrivato',
    'Puoi inviare di nuovo lo stesso pagamento: non ti verrà addebitato due volte. Non iniziarne uno nuovo.',
  ],
  resend: 'Invia di nuovo',
  sent: ['Pagamento inviato', 'Non devi fare altro.'],
  closed: ['Verifica del tuo pagamento', 'Non pagare di nuovo. Il risultato comparirà qui tra poco.'],
  problems: {
    rejected: 'Hai rifiutato nel tuo wallet. Non è stato pagato nulla.',
    request_pending: 'Il tuo wallet aveva un’altra richiesta aperta. Apri il wallet, rispondi e poi riprova.',
    account_changed:
      'Nel tuo wallet ora è selezionato un altro conto o un’altra rete. Controlla con cosa paghi, poi riprova.',
    unknown_chain: 'Il tuo wallet non è passato a {network}. Passa a questa rete nel wallet o scegli un’altra valuta.',
    unauthorized: 'Il tuo wallet non permette a questa pagina di usare quel conto. Collegalo di nuovo.',
    rate_limited:
      'Per un po’ il tuo wallet non accetta richieste da questa pagina. Non è stato pagato nulla. Aspetta un minuto, poi riprova.',
    wallet_failed: 'Il tuo wallet non è riuscito a farlo. Non è stato pagato nulla. Riprova o paga in un altro modo.',
    internal_error:
      'Qualcosa è andato storto in questa pagina, non nel tuo wallet. Non è stato pagato nulla. Riprova o paga in un altro modo.',
    reloaded:
      'La richiesta al tuo wallet veniva da una pagina che non è più aperta, quindi la risposta del wallet non vale. Se ti chiede ancora di approvare, rifiuta lì. Non è stato pagato nulla. Poi scegli di nuovo.',
    price_renewed: 'Il prezzo è stato aggiornato. Controlla l’importo, poi paga.',
    offer_renewed:
      'L’offerta era scaduta ed è stata rinnovata. Non è stato pagato nulla. L’importo è rimasto lo stesso.',
    refused_request:
      'La richiesta non corrisponde a quanto mostrato qui, quindi non è stata inviata al tuo wallet. Non è stato pagato nulla. Paga in un altro modo o contatta il negozio.',
    not_accepted:
      'L’approvazione del tuo wallet non è stata accettata. Non è stato pagato nulla. Riprova o usa un’altra valuta.',
    smart_account:
      'Questa valuta non accetta approvazioni da smart account. Non è stato pagato nulla. Scegli un’altra valuta o un altro account.',
    details_required:
      'Questo modo di pagare richiede dati su di te che questa pagina non può chiedere. Usa un’altra valuta o scansiona il codice.',
    expires_soon: 'Non resta abbastanza tempo per pagare.',
    unavailable: 'Al momento non è possibile caricare i modi di pagare. Riprova.',
    storage_unavailable:
      'Il tuo browser blocca l’archiviazione, quindi questa pagina non può garantire che tu paghi una sola volta. Scansiona invece il codice.',
  },
};
