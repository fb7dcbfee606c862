import type { WalletMessages } from './wallet-messages.js';

/** Estonian. */
export const et: WalletMessages = {
  locale: 'et',
  dir: 'ltr',
  pickWallet: 'Kuidas soovite maksta?',
  noWallet:
    'Sellest brauserist ei leitud ühtegi rahakotti. Kas teete seda esimest korda? Skannige kood oma telefoni rahakotirakendusega.',
  otherWallet: 'Kasuta teist rahakotti',
  installed: 'Installitud',
  lastUsed: 'Viimati kasutatud',
  searchWallets: 'Otsi rahakotti',
  notFound: 'Sellenimelist rahakotti ei ole.',
  openedApp: ['Makske rahakotis {wallet}', 'See leht uueneb ise.'],
  notOpened: 'Ei avanenud? Võib-olla pole rakendus paigaldatud.',
  back: 'Tagasi',
  connecting: ['Ühendage rahakott {wallet}', 'Valige rahakotis {wallet} konto, millelt soovite maksta.'],
  openWallet: 'Ootame rahakotti {wallet}… Midagi pole näha? Avage see brauseri ribalt või vaadake selle akna taha.',
  loading: 'Kontrollime, millega saate maksta…',
  pickAsset: 'Valige, millega maksta',
  onNetwork: 'võrgus {network}',
  priceHeld: 'Hind kehtib kuni {time}',
  needsDetails: 'Vajab teie andmeid, mida see leht ei saa küsida',
  needsPermission: 'Vajab ühekordset luba',
  pay: 'Maksa {amount} rahakotiga {wallet}',
  preparing: 'Ettevalmistamine…',
  tryAgain: 'Proovi uuesti',
  noFunds: [
    'Vahendeid pole piisavalt',
    'Rahakotis {wallet} pole ühtegi valuutat, millest selle makse jaoks piisaks. Kasutage teist kontot või rahakotti või skannige kood.',
  ],
  blocked: [
    'Sellelt kontolt ei saa maksta',
    'Seda makset ei saa teha rahakotis {wallet} olevalt kontolt. Kasutage teist kontot või võtke ühendust poega.',
  ],
  details: {
    asks: 'Küsib teie andmeid',
    give: 'Sisestage oma andmed',
    why: 'Makseteenus peab neid seaduse järgi teadma.',
    merchant: 'Makse saajale {merchant}',
    next: 'Jätka',
    optional: 'valikuline',
    page: 'Sisestage need makseteenuse lehel. Seejärel tulge maksmiseks siia tagasi.',
    open: 'Ava leht',
    done: 'Olen need sisestanud',
    missing: 'Makseteenusel ei ole neid andmeid veel või ta ei võtnud neid vastu. Midagi ei makstud.',
    check: 'Kontrollige neid välju',
    required: 'See on kohustuslik.',
    date: 'Sisestage kehtiv kuupäev.',
    email: 'Sisestage kehtiv e-posti aadress.',
    one_of: 'Täitke vähemalt üks: {fields}',
  },
  switching: ['Lubage võrk', 'Rahakott {wallet} küsib luba kasutada võrku {network}.'],
  signing: ['Kinnitage {amount} rahakotis {wallet}', 'Kontrollige, et seal oleks sama summa. See leht uueneb ise.'],
  allowing: [
    'Lubage Permit2-l kasutada valuutat {token}',
    'Ühekordne piiranguta luba maksete jaoks, mille te allkirjastate. Sellega veel midagi ei maksta.',
  ],
  signingStep: 'Samm {step}/{steps}',
  busy: [
    'Kontrollige oma rahakotti',
    'Maksate juba teisel vahelehel. Ärge makske kaks korda: viige makse lõpule seal.',
  ],
  checkWallet:
    'Teie rahakotilt paluti makset. Kinnitage see või lükake see seal tagasi ja ärge makske kaks korda. See leht uueneb ise.',
  sending: ['Saadame teie makset', 'Te kinnitasite selle. Hoidke seda lehte veel hetk avatuna.'],
  unsent: [
    'Me ei tea veel, kas teie makse on kohale jõudnud',
    'Ärge makske uuesti. Proovige sama makse veel kord saata: raha ei võeta teilt kaks korda.',
  ],
  resend: 'Saada uuesti',
  sent: ['Makse on saadetud', 'Rohkem pole vaja midagi teha.'],
  closed: ['Kontrollime teie makset', 'Ärge makske uuesti. Tulemus ilmub peagi siia.'],
  problems: {
    rejected: 'Lükkasite päringu oma rahakotis tagasi. Midagi ei makstud.',
    request_pending: 'Teie rahakott ootab endiselt teie vastust. Avage see, vastake ja proovige seejärel uuesti.',
    account_changed:
      'Teie rahakotis on nüüd valitud teine konto või võrk. Kontrollige, millega maksate, ja proovige seejärel uuesti.',
    unknown_chain: 'Teie rahakotis pole see võrk valitud. Valige see oma rahakotis ja proovige seejärel uuesti.',
    unauthorized: 'Teie rahakott ei luba sellel lehel seda kontot kasutada. Ühendage see uuesti.',
    wallet_failed: 'Teie rahakott ei saanud seda teha. Midagi ei makstud. Proovige uuesti või makske muul viisil.',
    price_renewed: 'Hind uuenes. Kontrollige summat ja seejärel makske.',
    refused_request:
      'Päring ei vasta sellele, mida siin näidatakse, seetõttu ei saadetud seda teie rahakotti. Midagi ei makstud. Makske muul viisil või võtke ühendust poega.',
    not_accepted:
      'Teie rahakoti kinnitust ei võetud vastu. Midagi ei makstud. Proovige uuesti või kasutage teist valuutat.',
    details_required:
      'See makseviis vajab teie andmeid, mida see leht ei saa küsida. Kasutage teist valuutat või skannige kood.',
    expires_soon: 'Maksmiseks ei ole enam piisavalt aega.',
    unavailable: 'Makseviise ei saa praegu laadida. Proovige uuesti.',
    storage_unavailable:
      'Teie brauser blokeerib andmete salvestamise, seetõttu ei saa see leht tagada, et maksate ainult ühe korra. Skannige selle asemel kood.',
  },
};
