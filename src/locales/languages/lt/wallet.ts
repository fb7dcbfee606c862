import type { WalletMessages } from '../../wallet-messages.js';

/** Lithuanian. */
export const lt: WalletMessages = {
  locale: 'lt',
  dir: 'ltr',
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
  noAccount: [
    'Neprijungta jokia sąskaita',
    'Piniginėje {wallet} nėra sąskaitos, kurią šis puslapis galėtų naudoti. Prijunkite sąskaitą arba naudokite kitą piniginę.',
  ],
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
  signing: ['Patvirtinkite {amount} piniginėje {wallet}', 'Šis puslapis atsinaujins pats.'],
  checkAmount: 'Patikrinkite, ar ten rodoma ta pati suma.',
  checkUnits: 'Ten suma gali būti rodoma mažiausiais {token} vienetais: {units}.',
  declineNow: 'Jei jūsų piniginė vis dar prašo patvirtinti, atmeskite užklausą.',
  allowing: [
    'Leiskite „Permit2“ naudoti {token}',
    'Vienkartinis leidimas be ribos mokėjimams, kuriuos pasirašote. Juo dar nieko nemokate.',
  ],
  revoking: [
    'Atšaukite senąjį leidimą naudoti {token}',
    '{token} naują leidimą priima tik atšaukus senąjį. Šiuo veiksmu dar nieko nemokate; jis gali užtrukti minutę.',
  ],
  signingStep: '{step} veiksmas iš {steps}',
  busy: ['Užbaikite mokėjimą kitame skirtuke', 'Jau mokate ten. Nemokėkite du kartus.'],
  checkWallet: [
    'Patikrinkite savo piniginę',
    'Jūsų piniginės paprašyta sumokėti. Patvirtinkite arba atmeskite ten ir nemokėkite du kartus. Šis puslapis atsinaujins pats.',
  ],
  declineFirst:
    'Atmetėte užklausą, o gal ji taip ir nepasirodė? Jei jūsų piniginė vis dar prašo patvirtinti, pirmiausia atmeskite užklausą ten.',
  declined: 'Aš jos nepatvirtinau',
  checkingDeclined: 'Tikriname, ar nieko neišsiųsta…',
  unproven: 'Nėra tikrumo, kad nieko neišsiųsta.',
  contactShop: 'Prieš mokėdami dar kartą, kreipkitės į parduotuvę ir nurodykite šį mokėjimą: {payment}',
  otherChain:
    'Jūsų piniginėje buvo pasirinktas kitas tinklas, todėl mokėjimas galėjo nukeliauti ten. Tokiu atveju parduotuvė jo negaus.',
  late: [
    'Ar iš jūsų piniginės nuskaičiuota pinigų?',
    'Šis mokėjimas jau pasibaigė, bet jūsų piniginės buvo paprašyta jį išsiųsti ir ji galėjo tai padaryti per vėlai.',
  ],
  sending: ['Siunčiame jūsų mokėjimą', 'Jį patvirtinote. Dar kurį laiką neuždarykite šio puslapio.'],
  unsent: [
    'Dar nežinome, ar jūsų mokėjimas gautas',
    'Tą patį mokėjimą galite išsiųsti iš naujo: pinigai nebus nuskaičiuoti du kartus. Nepradėkite naujo mokėjimo.',
  ],
  resend: 'Siųsti iš naujo',
  sent: ['Mokėjimas išsiųstas', 'Daugiau nieko daryti nereikia.'],
  closed: ['Tikriname jūsų mokėjimą', 'Nemokėkite dar kartą. Rezultatas netrukus pasirodys čia.'],
  problems: {
    rejected: 'Atmetėte tai savo piniginėje. Nieko nesumokėta.',
    request_pending:
      'Jūsų piniginėje buvo atidaryta kita užklausa. Atidarykite piniginę, atsakykite ir bandykite dar kartą.',
    account_changed:
      'Jūsų piniginėje dabar pasirinkta kita sąskaita ar kitas tinklas. Patikrinkite, kuo mokate, ir bandykite dar kartą.',
    unknown_chain:
      'Jūsų piniginė nepersijungė į tinklą {network}. Piniginėje perjunkite į jį arba pasirinkite kitą valiutą.',
    unauthorized: 'Jūsų piniginė neleidžia šiam puslapiui naudoti tos sąskaitos. Prijunkite ją iš naujo.',
    rate_limited:
      'Jūsų piniginė kurį laiką nepriima užklausų iš šio puslapio. Nieko nesumokėta. Palaukite minutę ir bandykite dar kartą.',
    wallet_failed:
      'Jūsų piniginė negalėjo to atlikti. Nieko nesumokėta. Bandykite dar kartą arba sumokėkite kitu būdu.',
    internal_error:
      'Klaida įvyko šiame puslapyje, o ne jūsų piniginėje. Nieko nesumokėta. Bandykite dar kartą arba sumokėkite kitu būdu.',
    reloaded:
      'Jūsų piniginė gavo užklausą iš puslapio, kuris nebėra atidarytas, todėl jos atsakymas negalioja. Nieko nesumokėta. Jei piniginė vis dar prašo patvirtinti, atmeskite užklausą ten. Tada pasirinkite iš naujo.',
    price_renewed: 'Kaina atnaujinta. Patikrinkite sumą ir tada mokėkite.',
    offer_renewed: 'Pasiūlymas baigė galioti ir buvo atnaujintas. Nieko nesumokėta. Suma liko ta pati.',
    refused_request:
      'Užklausa neatitinka to, kas rodoma čia, todėl nebuvo išsiųsta į jūsų piniginę. Nieko nesumokėta. Sumokėkite kitu būdu arba kreipkitės į parduotuvę.',
    not_accepted:
      'Jūsų piniginės patvirtinimas nepriimtas. Nieko nesumokėta. Bandykite dar kartą arba naudokite kitą valiutą.',
    smart_account:
      'Ši valiuta nepriima išmaniųjų paskyrų patvirtinimų. Nieko nesumokėta. Pasirinkite kitą valiutą arba kitą paskyrą.',
    details_required:
      'Šiam mokėjimo būdui reikia duomenų apie jus, kurių šis puslapis negali paprašyti. Naudokite kitą valiutą arba nuskaitykite kodą.',
    expires_soon: 'Mokėjimui nebeliko pakankamai laiko.',
    unavailable: 'Šiuo metu nepavyksta įkelti mokėjimo būdų. Bandykite dar kartą.',
    storage_unavailable:
      'Jūsų naršyklė blokuoja saugyklą, todėl šis puslapis negali užtikrinti, kad sumokėsite tik kartą. Vietoj to nuskaitykite kodą.',
  },
};
