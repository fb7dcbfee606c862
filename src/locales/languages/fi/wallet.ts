import type { WalletMessages } from '../../wallet-messages.js';

/** Finnish. */
export const fi: WalletMessages = {
  locale: 'fi',
  dir: 'ltr',
  notOpened: 'Eikö auennut? Sovellusta ei ehkä ole asennettu.',
  back: 'Takaisin',
  connecting: ['Yhdistä lompakko {wallet}', 'Valitse lompakossa {wallet} tili, jolta maksat.'],
  openWallet:
    'Odotetaan lompakkoa {wallet}… Eikö mitään näy? Avaa se selaimesi työkalupalkista tai katso tämän ikkunan taakse.',
  loading: 'Tarkistetaan, millä voit maksaa…',
  pickAsset: 'Valitse, millä maksat',
  onNetwork: 'verkossa {network}',
  priceHeld: 'Hinta voimassa klo {time} asti',
  needsDetails: 'Vaatii sinusta tietoja, joita tämä sivu ei voi kysyä',
  needsPermission: 'Vaatii kertaluvan',
  pay: 'Maksa {amount} lompakolla {wallet}',
  preparing: 'Valmistellaan…',
  tryAgain: 'Yritä uudelleen',
  noAccount: [
    'Yhtään tiliä ei ole yhdistetty',
    'Lompakko {wallet} ei näytä tiliä, jota tämä sivu saisi käyttää. Yhdistä tili tai käytä toista lompakkoa.',
  ],
  noFunds: [
    'Varat eivät riitä',
    'Lompakossa {wallet} ei ole valuuttaa, joka riittäisi tähän maksuun. Käytä toista tiliä tai lompakkoa tai skannaa koodi.',
  ],
  blocked: [
    'Ei onnistu tältä tililtä',
    'Tätä maksua ei voi tehdä lompakon {wallet} tililtä. Käytä toista tiliä tai ota yhteyttä kauppaan.',
  ],
  details: {
    asks: 'Pyytää tietojasi',
    give: 'Anna tietosi',
    why: 'Maksupalvelun on lain mukaan tiedettävä ne.',
    merchant: 'Maksu saajalle {merchant}',
    next: 'Jatka',
    optional: 'valinnainen',
    page: 'Anna ne maksupalvelun sivulla. Palaa sitten tänne maksamaan.',
    open: 'Avaa sivu',
    done: 'Olen antanut ne',
    missing: 'Maksupalvelulla ei vielä ole näitä tietoja, tai se ei hyväksynyt niitä. Mitään ei maksettu.',
    check: 'Tarkista nämä kentät',
    required: 'Tämä on pakollinen.',
    date: 'Anna kelvollinen päivämäärä.',
    email: 'Anna kelvollinen sähköpostiosoite.',
    one_of: 'Täytä ainakin yksi: {fields}',
  },
  switching: ['Salli verkko', 'Lompakko {wallet} pyytää lupaa käyttää verkkoa {network}.'],
  signing: ['Hyväksy {amount} lompakossa {wallet}', 'Tämä sivu päivittyy itsestään.'],
  checkAmount: 'Tarkista, että siinä näkyy sama summa.',
  checkUnits: 'Summa voi näkyä lompakossa tokenin {token} pienimpinä yksikköinä: {units}.',
  declineNow: 'Jos lompakkosi pyytää yhä hyväksyntää, hylkää pyyntö.',
  allowing: [
    'Salli Permit2:n käyttää tokenia {token}',
    'Kertaluonteinen lupa ilman ylärajaa maksuille, jotka allekirjoitat. Sillä ei vielä makseta mitään.',
  ],
  revoking: [
    'Poista tokenin {token} vanha lupa',
    '{token} hyväksyy uuden luvan vasta, kun vanha on poistettu. Tässä vaiheessa ei vielä makseta mitään, ja poistaminen voi kestää minuutin.',
  ],
  signingStep: 'Vaihe {step}/{steps}',
  busy: ['Tee maksu loppuun toisessa välilehdessä', 'Maksat parhaillaan siellä. Älä maksa kahdesti.'],
  checkWallet: [
    'Tarkista lompakkosi',
    'Lompakkoasi pyydettiin maksamaan. Hyväksy tai hylkää pyyntö siellä äläkä maksa kahdesti. Tämä sivu päivittyy itsestään.',
  ],
  declineFirst:
    'Hylkäsitkö pyynnön, vai eikö se koskaan tullut näkyviin? Jos lompakkosi pyytää yhä hyväksyntää, hylkää pyyntö ensin siellä.',
  declined: 'En hyväksynyt pyyntöä',
  checkingDeclined: 'Tarkistetaan, ettei mitään lähetetty…',
  unproven: 'Ei ole varmaa, ettei mitään lähetetty.',
  contactShop: 'Ota yhteyttä kauppaan, ennen kuin maksat uudelleen, ja ilmoita tämä maksu: {payment}',
  otherChain:
    'Lompakossasi oli valittuna toinen verkko, joten maksu on voinut mennä sinne. Silloin kauppa ei saa sitä.',
  late: [
    'Onko lompakostasi lähtenyt rahaa?',
    'Tämä maksu on päättynyt, mutta lompakkoasi pyydettiin lähettämään se, ja lompakko on voinut tehdä sen liian myöhään.',
  ],
  sending: ['Maksuasi lähetetään', 'Hyväksyit sen. Pidä tämä sivu vielä hetki auki.'],
  unsent: [
    'Emme vielä tiedä, onko maksusi saapunut',
    'Voit lähettää saman maksun vielä kerran: sinulta ei veloiteta kahdesti. Älä aloita uutta maksua.',
  ],
  resend: 'Lähetä uudelleen',
  sent: ['Maksu lähetetty', 'Sinun ei tarvitse tehdä muuta.'],
  closed: ['Maksuasi tarkistetaan', 'Älä maksa uudelleen. Tulos näkyy tässä hetken kuluttua.'],
  problems: {
    rejected: 'Hylkäsit pyynnön lompakossasi. Mitään ei maksettu.',
    request_pending:
      'Lompakossasi oli avoinna toinen pyyntö. Avaa lompakko, vastaa pyyntöön ja yritä sitten uudelleen.',
    account_changed:
      'Lompakossasi on nyt valittuna toinen tili tai verkko. Tarkista, millä maksat, ja yritä sitten uudelleen.',
    unknown_chain:
      'Lompakkosi ei vaihtanut verkkoon {network}. Vaihda siihen lompakossasi tai valitse toinen valuutta.',
    unauthorized: 'Lompakkosi ei anna tämän sivun käyttää kyseistä tiliä. Yhdistä se uudelleen.',
    rate_limited:
      'Lompakkosi ei ota hetkeen vastaan pyyntöjä tältä sivulta. Mitään ei maksettu. Odota minuutti ja yritä sitten uudelleen.',
    wallet_failed: 'Lompakkosi ei pystynyt tähän. Mitään ei maksettu. Yritä uudelleen tai maksa toisella tavalla.',
    internal_error:
      'Jokin meni vikaan tällä sivulla, ei lompakossasi. Mitään ei maksettu. Yritä uudelleen tai maksa toisella tavalla.',
    reloaded:
      'Lompakkosi sai pyynnön sivulta, joka ei ole enää auki, joten lompakon vastausta ei oteta huomioon. Jos se pyytää yhä hyväksyntää, hylkää pyyntö siellä. Mitään ei maksettu. Valitse sitten uudelleen.',
    price_renewed: 'Hinta päivittyi. Tarkista summa ja maksa sitten.',
    offer_renewed: 'Tarjous oli päättynyt, ja se uusittiin. Mitään ei maksettu. Summa on edelleen sama.',
    refused_request:
      'Pyyntö ei vastaa sitä, mitä tässä näytetään, joten sitä ei lähetetty lompakkoosi. Mitään ei maksettu. Maksa toisella tavalla tai ota yhteyttä kauppaan.',
    not_accepted:
      'Lompakkosi hyväksyntää ei otettu vastaan. Mitään ei maksettu. Yritä uudelleen tai käytä toista valuuttaa.',
    smart_account:
      'Tämä valuutta ei ota vastaan älytilien hyväksyntöjä. Mitään ei maksettu. Valitse toinen valuutta tai toinen tili.',
    details_required:
      'Tämä maksutapa vaatii sinusta tietoja, joita tämä sivu ei voi kysyä. Käytä toista valuuttaa tai skannaa koodi.',
    expires_soon: 'Maksamiseen ei ole enää riittävästi aikaa.',
    unavailable: 'Maksutapoja ei voida ladata juuri nyt. Yritä uudelleen.',
    storage_unavailable:
      'Selaimesi estää tietojen tallennuksen, joten tämä sivu ei voi varmistaa, että maksat vain kerran. Skannaa sen sijaan koodi.',
  },
};
