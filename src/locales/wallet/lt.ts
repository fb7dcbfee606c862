import type { WalletMessages } from './wallet-messages.js';

/** Lithuanian. */
export const lt: WalletMessages = {
  locale: 'lt',
  dir: 'ltr',
  pickWallet: 'Kaip norėtumėte sumokėti?',
  noWallet: 'Šioje naršyklėje piniginės nerasta. Tai jums nauja? Nuskaitykite kodą piniginės programėle telefone.',
  otherWallet: 'Kita piniginė',
  installed: 'Įdiegta',
  lastUsed: 'Naudota paskiausiai',
  searchWallets: 'Ieškoti piniginės',
  notFound: 'Piniginės tokiu pavadinimu nėra.',
  openedApp: ['Mokėkite piniginėje {wallet}', 'Šis puslapis atsinaujins pats.'],
  notOpened: 'Neatsidarė? Galbūt programėlė neįdiegta.',
  back: 'Atgal',
  connecting: ['Prijunkite piniginę {wallet}', 'Piniginėje {wallet} pasirinkite sąskaitą, iš kurios mokėsite.'],
  openWallet:
    'Laukiame piniginės {wallet}… Nieko nematote? Atidarykite piniginę iš naršyklės juostos arba pažiūrėkite už šio lango.',
  loading: 'Tikriname, kuo galite sumokėti…',
  pickAsset: 'Pasirinkite, kuo mokėsite',
  onNetwork: 'tinkle {network}',
  priceHeld: 'Kaina galioja iki {time}',
  needsDetails: 'Reikia duomenų apie jus, kurių šis puslapis negali paprašyti',
  needsPermission: 'Reikia vienkartinio leidimo',
  pay: 'Mokėti {amount} per {wallet}',
  preparing: 'Ruošiama…',
  tryAgain: 'Bandyti dar kartą',
  noFunds: [
    'Nepakanka lėšų',
    'Piniginėje {wallet} nėra valiutos, kurios užtektų šiam mokėjimui. Naudokite kitą sąskaitą ar piniginę arba nuskaitykite kodą.',
  ],
  blocked: [
    'Iš šios sąskaitos negalima',
    'Šio mokėjimo negalima atlikti iš sąskaitos piniginėje {wallet}. Naudokite kitą sąskaitą arba kreipkitės į parduotuvę.',
  ],
  details: {
    asks: 'Prašo jūsų duomenų',
    give: 'Įveskite savo duomenis',
    why: 'Mokėjimo tarnyba juos privalo žinoti pagal įstatymą.',
    merchant: 'Mokėjimas gavėjui {merchant}',
    next: 'Tęsti',
    optional: 'neprivaloma',
    page: 'Įveskite juos mokėjimo tarnybos puslapyje. Tada grįžkite čia sumokėti.',
    open: 'Atidaryti puslapį',
    done: 'Aš juos įvedžiau',
    missing: 'Mokėjimo tarnyba šių duomenų dar neturi arba jų nepriėmė. Niekas nebuvo sumokėta.',
    check: 'Patikrinkite šiuos laukus',
    required: 'Tai privaloma.',
    date: 'Įveskite tinkamą datą.',
    email: 'Įveskite tinkamą el. pašto adresą.',
    one_of: 'Užpildykite bent vieną: {fields}',
  },
  switching: ['Leiskite naudoti tinklą', '{wallet} prašo leisti naudoti tinklą {network}.'],
  signing: [
    'Patvirtinkite {amount} piniginėje {wallet}',
    'Patikrinkite, ar ten rodoma ta pati suma. Šis puslapis atsinaujins pats.',
  ],
  allowing: [
    'Leiskite „Permit2“ naudoti {token}',
    'Vienkartinis leidimas be ribos mokėjimams, kuriuos pasirašote. Juo dar nemokama.',
  ],
  signingStep: '{step} veiksmas iš {steps}',
  busy: ['Patikrinkite savo piniginę', 'Jau mokate kitame skirtuke. Nemokėkite du kartus: užbaikite ten.'],
  checkWallet:
    'Jūsų piniginės paprašyta sumokėti. Patvirtinkite arba atmeskite ten ir nemokėkite du kartus. Šis puslapis atsinaujins pats.',
  sending: ['Siunčiame jūsų mokėjimą', 'Jį patvirtinote. Dar kurį laiką neuždarykite šio puslapio.'],
  unsent: [
    'Dar nežinome, ar jūsų mokėjimas gautas',
    'Nemokėkite dar kartą. Pabandykite tą patį mokėjimą išsiųsti iš naujo: pinigai nebus nuskaičiuoti du kartus.',
  ],
  resend: 'Siųsti iš naujo',
  sent: ['Mokėjimas išsiųstas', 'Daugiau nieko daryti nereikia.'],
  closed: ['Tikriname jūsų mokėjimą', 'Nemokėkite dar kartą. Rezultatas netrukus pasirodys čia.'],
  problems: {
    rejected: 'Atmetėte tai savo piniginėje. Nieko nesumokėta.',
    request_pending: 'Jūsų piniginė vis dar laukia jūsų atsakymo. Atidarykite ją, atsakykite ir bandykite dar kartą.',
    account_changed:
      'Jūsų piniginėje dabar pasirinkta kita sąskaita ar kitas tinklas. Patikrinkite, kuo mokate, ir bandykite dar kartą.',
    unknown_chain: 'Jūsų piniginėje šis tinklas nepasirinktas. Piniginėje perjunkite į jį ir bandykite dar kartą.',
    unauthorized: 'Jūsų piniginė neleidžia šiam puslapiui naudoti tos sąskaitos. Prijunkite ją iš naujo.',
    wallet_failed:
      'Jūsų piniginė negalėjo to atlikti. Nieko nesumokėta. Bandykite dar kartą arba sumokėkite kitu būdu.',
    price_renewed: 'Kaina atnaujinta. Patikrinkite sumą ir tada mokėkite.',
    refused_request:
      'Užklausa neatitinka to, kas rodoma čia, todėl nebuvo išsiųsta į jūsų piniginę. Nieko nesumokėta. Sumokėkite kitu būdu arba kreipkitės į parduotuvę.',
    not_accepted:
      'Jūsų piniginės patvirtinimas nepriimtas. Nieko nesumokėta. Bandykite dar kartą arba naudokite kitą valiutą.',
    details_required:
      'Šiam mokėjimo būdui reikia duomenų apie jus, kurių šis puslapis negali paprašyti. Naudokite kitą valiutą arba nuskaitykite kodą.',
    expires_soon: 'Mokėjimui nebeliko pakankamai laiko.',
    unavailable: 'Šiuo metu nepavyksta įkelti mokėjimo būdų. Bandykite dar kartą.',
    storage_unavailable:
      'Jūsų naršyklė blokuoja saugyklą, todėl šis puslapis negali užtikrinti, kad sumokėsite tik kartą. Vietoj to nuskaitykite kodą.',
  },
};
