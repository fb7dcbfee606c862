import type { WalletMessages } from './wallet-messages.js';

/** Latvian. */
export const lv: WalletMessages = {
  locale: 'lv',
  dir: 'ltr',
  pickWallet: 'Kā vēlaties maksāt?',
  noWallet: 'Šajā pārlūkā maks nav atrasts. Darāt to pirmoreiz? Skenējiet kodu ar maka lietotni tālrunī.',
  otherWallet: 'Izmantot citu maku',
  installed: 'Instalēts',
  lastUsed: 'Pēdējais izmantotais',
  searchWallets: 'Meklēt maku',
  notFound: 'Nav maka ar šādu nosaukumu.',
  openedApp: ['Maksājiet makā {wallet}', 'Šī lapa atjaunosies pati.'],
  notOpened: 'Neatvērās? Varbūt lietotne nav instalēta.',
  back: 'Atpakaļ',
  connecting: ['Pievienojiet maku {wallet}', 'Izvēlieties makā {wallet} kontu, no kura maksāsiet.'],
  openWallet: 'Gaidām maku {wallet}… Neko neredzat? Atveriet maku no pārlūka joslas vai paskatieties aiz šī loga.',
  loading: 'Noskaidrojam, ar ko varat maksāt…',
  pickAsset: 'Izvēlieties, ar ko maksāt',
  onNetwork: 'tīklā {network}',
  priceHeld: 'Cena ir spēkā līdz {time}',
  needsDetails: 'Nepieciešami dati par jums, kurus šajā lapā nevar pajautāt',
  needsPermission: 'Nepieciešama vienreizēja atļauja',
  pay: 'Maksāt {amount} ar {wallet}',
  preparing: 'Sagatavo…',
  tryAgain: 'Mēģināt vēlreiz',
  noFunds: [
    'Nepietiek līdzekļu',
    'Makā {wallet} nav valūtas, ar ko pietiktu šim maksājumam. Izmantojiet citu kontu vai maku vai skenējiet kodu.',
  ],
  blocked: [
    'No šī konta nav iespējams',
    'Šo maksājumu nevar veikt no konta makā {wallet}. Izmantojiet citu kontu vai sazinieties ar veikalu.',
  ],
  details: {
    asks: 'Prasa jūsu datus',
    give: 'Ievadiet savus datus',
    why: 'Maksājumu pakalpojumam tie jāzina saskaņā ar likumu.',
    merchant: 'Maksājums saņēmējam {merchant}',
    next: 'Turpināt',
    optional: 'nav obligāti',
    page: 'Ievadiet tos maksājumu pakalpojuma lapā. Pēc tam atgriezieties šeit, lai samaksātu.',
    open: 'Atvērt lapu',
    done: 'Es tos ievadīju',
    missing: 'Maksājumu pakalpojumam šo datu vēl nav, vai tas tos nepieņēma. Nekas nav samaksāts.',
    check: 'Pārbaudiet šos laukus',
    required: 'Šis ir obligāti.',
    date: 'Ievadiet derīgu datumu.',
    email: 'Ievadiet derīgu e-pasta adresi.',
    one_of: 'Aizpildiet vismaz vienu: {fields}',
  },
  switching: ['Atļaujiet tīklu', '{wallet} lūdz atļauju izmantot tīklu {network}.'],
  signing: [
    'Apstipriniet {amount} makā {wallet}',
    'Pārbaudiet, vai tur redzama tā pati summa. Šī lapa atjaunosies pati.',
  ],
  allowing: [
    'Atļaujiet Permit2 izmantot {token}',
    'Vienreizēja atļauja bez ierobežojuma maksājumiem, kurus jūs parakstāt. Ar to vēl nekas netiek maksāts.',
  ],
  signingStep: '{step}. solis no {steps}',
  busy: ['Pārbaudiet savu maku', 'Jūs jau maksājat citā cilnē. Nemaksājiet divreiz: pabeidziet tur.'],
  checkWallet:
    'Jūsu makam tika lūgts samaksāt. Apstipriniet vai noraidiet to tur un nemaksājiet divreiz. Šī lapa atjaunosies pati.',
  sending: ['Sūtām jūsu maksājumu', 'Jūs to apstiprinājāt. Vēl brīdi neaizveriet šo lapu.'],
  unsent: [
    'Vēl nezinām, vai jūsu maksājums ir saņemts',
    'Nemaksājiet vēlreiz. Mēģiniet to pašu maksājumu nosūtīt atkārtoti: nauda netiks noņemta divreiz.',
  ],
  resend: 'Nosūtīt atkārtoti',
  sent: ['Maksājums nosūtīts', 'Jums vairs nekas nav jādara.'],
  closed: ['Pārbaudām jūsu maksājumu', 'Nemaksājiet vēlreiz. Rezultāts drīz parādīsies šeit.'],
  problems: {
    rejected: 'Jūs to noraidījāt savā makā. Nekas netika samaksāts.',
    request_pending: 'Jūsu maks joprojām gaida jūsu atbildi. Atveriet to, atbildiet un tad mēģiniet vēlreiz.',
    account_changed:
      'Jūsu makā tagad ir izvēlēts cits konts vai tīkls. Pārbaudiet, ar ko maksājat, un tad mēģiniet vēlreiz.',
    unknown_chain: 'Jūsu makā nav izvēlēts šis tīkls. Pārslēdzieties uz to makā un tad mēģiniet vēlreiz.',
    unauthorized: 'Jūsu maks neļauj šai lapai izmantot šo kontu. Pievienojiet to vēlreiz.',
    wallet_failed: 'Jūsu maks to nevarēja izdarīt. Nekas netika samaksāts. Mēģiniet vēlreiz vai maksājiet citā veidā.',
    price_renewed: 'Cena ir atjaunota. Pārbaudiet summu un tad maksājiet.',
    refused_request:
      'Pieprasījums neatbilst šeit redzamajam, tāpēc tas netika nosūtīts uz jūsu maku. Nekas netika samaksāts. Maksājiet citā veidā vai sazinieties ar veikalu.',
    not_accepted:
      'Jūsu maka apstiprinājums netika pieņemts. Nekas netika samaksāts. Mēģiniet vēlreiz vai izmantojiet citu valūtu.',
    details_required:
      'Šim maksāšanas veidam nepieciešami dati par jums, kurus šajā lapā nevar pajautāt. Izmantojiet citu valūtu vai skenējiet kodu.',
    expires_soon: 'Maksāšanai vairs nepietiek laika.',
    unavailable: 'Maksāšanas veidus pašlaik nevar ielādēt. Mēģiniet vēlreiz.',
    storage_unavailable:
      'Jūsu pārlūks bloķē krātuvi, tāpēc šī lapa nevar nodrošināt, ka samaksājat tikai vienreiz. Tā vietā skenējiet kodu.',
  },
};
