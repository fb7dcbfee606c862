import type { WalletMessages } from '../../wallet-messages.js';

/** Estonian. */
export const et: WalletMessages = {
  locale: 'et',
  dir: 'ltr',
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
  noAccount: [
    'Ühtegi kontot pole ühendatud',
    'Rahakotis {wallet} pole kontot, mida see leht tohib kasutada. Ühendage konto või kasutage teist rahakotti.',
  ],
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
  signing: ['Kinnitage {amount} rahakotis {wallet}', 'See leht uueneb ise.'],
  checkAmount: 'Kontrollige, et seal oleks sama summa.',
  checkUnits: 'Summa võib seal olla valuuta {token} väikseimates ühikutes: {units}.',
  declineNow: 'Kui teie rahakott küsib endiselt kinnitust, lükake päring tagasi.',
  allowing: [
    'Lubage Permit2-l kasutada valuutat {token}',
    'Ühekordne piiranguta luba maksete jaoks, mille te allkirjastate. Sellega veel midagi ei maksta.',
  ],
  revoking: [
    'Tühistage valuuta {token} kasutamise vana luba',
    '{token} võtab uue loa vastu alles siis, kui vana on tühistatud. Sellega veel midagi ei maksta ja see võib võtta minuti.',
  ],
  signingStep: 'Samm {step}/{steps}',
  busy: ['Viige makse lõpule teisel vahelehel', 'Te maksate seal. Ärge makske kaks korda.'],
  checkWallet: [
    'Kontrollige oma rahakotti',
    'Teie rahakotilt paluti makset. Kinnitage see või lükake see seal tagasi ja ärge makske kaks korda. See leht uueneb ise.',
  ],
  declineFirst:
    'Kas lükkasite päringu tagasi või ei ilmunudki seda? Kui teie rahakott küsib endiselt kinnitust, lükake päring esmalt seal tagasi.',
  declined: 'Ma ei kinnitanud seda',
  checkingDeclined: 'Kontrollime, et midagi ei saadetud…',
  unproven: 'Pole kindel, et midagi ei saadetud.',
  contactShop: 'Enne kui uuesti maksate, võtke ühendust poega ja nimetage see makse: {payment}',
  otherChain: 'Teie rahakotis oli valitud teine võrk, seetõttu võis makse minna sinna. Sel juhul pood seda ei saa.',
  late: [
    'Kas teie rahakotist on raha lahkunud?',
    'See makse on lõppenud, kuid teie rahakotil paluti see saata ja rahakott võis seda teha liiga hilja.',
  ],
  sending: ['Saadame teie makset', 'Te kinnitasite selle. Hoidke seda lehte veel hetk avatuna.'],
  unsent: [
    'Me ei tea veel, kas teie makse on kohale jõudnud',
    'Võite sama makse veel kord saata: raha ei võeta teilt kaks korda. Ärge alustage uut makset.',
  ],
  resend: 'Saada uuesti',
  sent: ['Makse on saadetud', 'Rohkem pole vaja midagi teha.'],
  closed: ['Kontrollime teie makset', 'Ärge makske uuesti. Tulemus ilmub peagi siia.'],
  problems: {
    rejected: 'Lükkasite päringu oma rahakotis tagasi. Midagi ei makstud.',
    request_pending: 'Teie rahakotis oli avatud teine päring. Avage rahakott, vastake ja proovige seejärel uuesti.',
    account_changed:
      'Teie rahakotis on nüüd valitud teine konto või võrk. Kontrollige, millega maksate, ja proovige seejärel uuesti.',
    unknown_chain:
      'Teie rahakott ei lülitunud ümber võrku {network}. Valige see oma rahakotis või kasutage teist valuutat.',
    unauthorized: 'Teie rahakott ei luba sellel lehel seda kontot kasutada. Ühendage see uuesti.',
    rate_limited:
      'Teie rahakott ei võta sellelt lehelt mõnda aega päringuid vastu. Midagi ei makstud. Oodake minut ja proovige seejärel uuesti.',
    wallet_failed: 'Teie rahakott ei saanud seda teha. Midagi ei makstud. Proovige uuesti või makske muul viisil.',
    internal_error:
      'Viga tekkis sellel lehel, mitte teie rahakotis. Midagi ei makstud. Proovige uuesti või makske muul viisil.',
    reloaded:
      'Päringu saatis teie rahakotile leht, mis ei ole enam avatud, seetõttu rahakoti vastus ei kehti. Midagi ei makstud. Kui rahakott küsib endiselt kinnitust, lükake päring seal tagasi. Seejärel valige uuesti.',
    price_renewed: 'Hind uuenes. Kontrollige summat ja seejärel makske.',
    offer_renewed: 'Pakkumine oli lõppenud ja seda uuendati. Midagi ei makstud. Summa on endiselt sama.',
    refused_request:
      'Päring ei vasta sellele, mida siin näidatakse, seetõttu ei saadetud seda teie rahakotti. Midagi ei makstud. Makske muul viisil või võtke ühendust poega.',
    not_accepted:
      'Teie rahakoti kinnitust ei võetud vastu. Midagi ei makstud. Proovige uuesti või kasutage teist valuutat.',
    smart_account:
      'See valuuta ei võta vastu nutikontode kinnitusi. Midagi ei makstud. Valige teine valuuta või teine konto.',
    details_required:
      'See makseviis vajab teie andmeid, mida see leht ei saa küsida. Kasutage teist valuutat või skannige kood.',
    expires_soon: 'Maksmiseks ei ole enam piisavalt aega.',
    unavailable: 'Makseviise ei saa praegu laadida. Proovige uuesti.',
    storage_unavailable:
      'Teie brauser blokeerib andmete salvestamise, seetõttu ei saa see leht tagada, et maksate ainult ühe korra. Skannige selle asemel kood.',
  },
};
