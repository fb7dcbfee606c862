import type { WalletMessages } from '../../wallet-messages.js';

/** Latvian. */
export const lv: WalletMessages = {
  locale: 'lv',
  dir: 'ltr',
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
  noAccount: [
    'Nav pievienots neviens konts',
    'Makā {wallet} nav redzams konts, ko šī lapa drīkst izmantot. Pievienojiet kontu vai izmantojiet citu maku.',
  ],
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
  signing: ['Apstipriniet {amount} makā {wallet}', 'Šī lapa atjaunosies pati.'],
  checkAmount: 'Pārbaudiet, vai tur redzama tā pati summa.',
  checkUnits: 'Makā summa var būt norādīta {token} mazākajās vienībās: {units}.',
  declineNow: 'Ja jūsu maks joprojām lūdz apstiprinājumu, noraidiet to.',
  allowing: [
    'Atļaujiet Permit2 izmantot {token}',
    'Vienreizēja atļauja bez ierobežojuma maksājumiem, kurus jūs parakstāt. Ar to vēl nekas netiek maksāts.',
  ],
  revoking: [
    'Atsauciet veco atļauju izmantot {token}',
    '{token} jaunu atļauju pieņem tikai pēc vecās atsaukšanas. Ar to vēl nekas netiek maksāts, un tas var ilgt minūti.',
  ],
  signingStep: '{step}. solis no {steps}',
  busy: ['Pabeidziet maksājumu otrajā cilnē', 'Jūs jau maksājat tur. Nemaksājiet divreiz.'],
  checkWallet: [
    'Pārbaudiet savu maku',
    'Jūsu makam tika lūgts samaksāt. Apstipriniet vai noraidiet to tur un nemaksājiet divreiz. Šī lapa atjaunosies pati.',
  ],
  declineFirst:
    'Vai jūs to noraidījāt, vai arī tas nemaz neparādījās? Ja jūsu maks joprojām jautā, vispirms noraidiet to tur.',
  declined: 'Es to neapstiprināju',
  checkingDeclined: 'Pārbaudām, vai tiešām nekas nav nosūtīts…',
  unproven: 'Nav droši zināms, ka nekas nav nosūtīts.',
  contactShop: 'Pirms maksājat vēlreiz, sazinieties ar veikalu un norādiet šo maksājumu: {payment}',
  otherChain:
    'Jūsu makā bija izvēlēts cits tīkls, tāpēc maksājums, iespējams, nonāca tur. Tādā gadījumā veikals to nesaņem.',
  late: [
    'Vai no jūsu maka ir aizgājusi nauda?',
    'Šis maksājums ir slēgts, taču jūsu makam tika lūgts to nosūtīt, un, iespējams, tas to izdarīja par vēlu.',
  ],
  sending: ['Sūtām jūsu maksājumu', 'Jūs to apstiprinājāt. Vēl brīdi neaizveriet šo lapu.'],
  unsent: [
    'Vēl nezinām, vai jūsu maksājums ir saņemts',
    'Varat to pašu maksājumu nosūtīt atkārtoti: nauda netiks noņemta divreiz. Nesāciet jaunu maksājumu.',
  ],
  resend: 'Nosūtīt atkārtoti',
  sent: ['Maksājums nosūtīts', 'Jums vairs nekas nav jādara.'],
  closed: ['Pārbaudām jūsu maksājumu', 'Nemaksājiet vēlreiz. Rezultāts drīz parādīsies šeit.'],
  problems: {
    rejected: 'Jūs to noraidījāt savā makā. Nekas netika samaksāts.',
    request_pending:
      'Jūsu makā bija atvērts cits pieprasījums. Atveriet maku, atbildiet uz pieprasījumu un tad mēģiniet vēlreiz.',
    account_changed:
      'Jūsu makā tagad ir izvēlēts cits konts vai tīkls. Pārbaudiet, ar ko maksājat, un tad mēģiniet vēlreiz.',
    unknown_chain: 'Jūsu maks nepārslēdzās uz tīklu {network}. Pārslēdzieties uz to makā vai izvēlieties citu valūtu.',
    unauthorized: 'Jūsu maks neļauj šai lapai izmantot šo kontu. Pievienojiet to vēlreiz.',
    rate_limited:
      'Jūsu maks kādu laiku nepieņem pieprasījumus no šīs lapas. Nekas netika samaksāts. Uzgaidiet minūti un tad mēģiniet vēlreiz.',
    wallet_failed: 'Jūsu maks to nevarēja izdarīt. Nekas netika samaksāts. Mēģiniet vēlreiz vai maksājiet citā veidā.',
    internal_error:
      'Kļūda radās šajā lapā, nevis jūsu makā. Nekas netika samaksāts. Mēģiniet vēlreiz vai maksājiet citā veidā.',
    reloaded:
      'Pieprasījums jūsu makam nāca no lapas, kas vairs nav atvērta, tāpēc maka atbilde netiek ņemta vērā. Ja maks joprojām jautā, noraidiet to tur. Nekas netika samaksāts. Pēc tam izvēlieties vēlreiz.',
    price_renewed: 'Cena ir atjaunota. Pārbaudiet summu un tad maksājiet.',
    offer_renewed: 'Piedāvājums bija beidzies un tika atjaunots. Nekas netika samaksāts. Summa nav mainījusies.',
    refused_request:
      'Pieprasījums neatbilst šeit redzamajam, tāpēc tas netika nosūtīts uz jūsu maku. Nekas netika samaksāts. Maksājiet citā veidā vai sazinieties ar veikalu.',
    not_accepted:
      'Jūsu maka apstiprinājums netika pieņemts. Nekas netika samaksāts. Mēģiniet vēlreiz vai izmantojiet citu valūtu.',
    smart_account:
      'Šī valūta nepieņem viedo kontu apstiprinājumus. Nekas netika samaksāts. Izvēlieties citu valūtu vai citu kontu.',
    details_required:
      'Šim maksāšanas veidam nepieciešami dati par jums, kurus šajā lapā nevar pajautāt. Izmantojiet citu valūtu vai skenējiet kodu.',
    expires_soon: 'Maksāšanai vairs nepietiek laika.',
    unavailable: 'Maksāšanas veidus pašlaik nevar ielādēt. Mēģiniet vēlreiz.',
    storage_unavailable:
      'Jūsu pārlūks bloķē krātuvi, tāpēc šī lapa nevar nodrošināt, ka samaksājat tikai vienreiz. Tā vietā skenējiet kodu.',
  },
};
