import type { WalletMessages } from '../../wallet-messages.js';

/** Dutch. */
export const nl: WalletMessages = {
  locale: 'nl',
  dir: 'ltr',
  notOpened: 'Niet geopend? Misschien is de app niet geïnstalleerd.',
  back: 'Terug',
  connecting: ['Verbind {wallet}', 'Kies in {wallet} het account waarmee je wilt betalen.'],
  openWallet:
    'Wachten op {wallet}… Niets te zien? Open je wallet via de balk van je browser, of kijk achter dit venster.',
  loading: 'We zoeken op waarmee je kunt betalen…',
  pickAsset: 'Kies waarmee je wilt betalen',
  onNetwork: 'op {network}',
  priceHeld: 'Prijs geldt tot {time}',
  needsDetails: 'Vereist gegevens over jou die deze pagina niet kan vragen',
  needsPermission: 'Vereist eenmalige toestemming',
  pay: '{amount} betalen met {wallet}',
  preparing: 'Wordt voorbereid…',
  tryAgain: 'Opnieuw proberen',
  noAccount: [
    'Er is geen account verbonden',
    '{wallet} toont geen account dat deze pagina mag gebruiken. Verbind een account of gebruik een andere wallet.',
  ],
  noFunds: [
    'Onvoldoende saldo',
    '{wallet} heeft geen munt die genoeg is voor deze betaling. Gebruik een ander account of een andere wallet, of scan de code.',
  ],
  blocked: [
    'Niet mogelijk met dit account',
    'Deze betaling kan niet worden gedaan met het account in {wallet}. Gebruik een ander account of neem contact op met de winkel.',
  ],
  details: {
    asks: 'Vraagt om je gegevens',
    give: 'Gegevens invullen',
    why: 'De betaaldienst moet ze volgens de wet kennen.',
    merchant: 'Betaling aan {merchant}',
    next: 'Doorgaan',
    optional: 'optioneel',
    page: 'Vul ze in op een pagina van de betaaldienst. Kom daarna hier terug om te betalen.',
    open: 'Pagina openen',
    done: 'Ik heb ze ingevuld',
    missing: 'De betaaldienst heeft deze gegevens nog niet, of heeft ze niet geaccepteerd. Er is niets betaald.',
    check: 'Controleer deze velden',
    required: 'Dit is verplicht.',
    date: 'Vul een geldige datum in.',
    email: 'Vul een geldig e-mailadres in.',
    one_of: 'Vul er minstens één in: {fields}',
  },
  switching: ['Sta het netwerk toe', '{wallet} vraagt of {network} mag worden gebruikt.'],
  signing: ['Keur {amount} goed in {wallet}', 'Deze pagina wordt vanzelf bijgewerkt.'],
  checkAmount: 'Controleer of daar hetzelfde bedrag staat.',
  checkUnits: 'In je wallet staat het bedrag misschien als {units} kleinste eenheden van {token}.',
  declineNow: 'Als je wallet nog om goedkeuring vraagt, weiger het dan.',
  allowing: [
    'Sta Permit2 toe {token} te gebruiken',
    'Een eenmalige toestemming zonder limiet, voor betalingen die je ondertekent. Er wordt nog niets betaald.',
  ],
  revoking: [
    'Trek de oude toestemming voor {token} in',
    '{token} accepteert pas een nieuwe toestemming als de oude is ingetrokken. Er wordt nog niets betaald, en het kan een minuut duren.',
  ],
  signingStep: 'Stap {step} van {steps}',
  busy: ['Rond het af in je andere tabblad', 'Je bent daar aan het betalen. Betaal niet dubbel.'],
  checkWallet: [
    'Controleer je wallet',
    'Je wallet is gevraagd te betalen. Keur het daar goed of weiger het, en betaal niet dubbel. Deze pagina wordt vanzelf bijgewerkt.',
  ],
  declineFirst:
    'Heb je het geweigerd, of is het nooit verschenen? Als je wallet er nog om vraagt, weiger het daar dan eerst.',
  declined: 'Ik heb het niet goedgekeurd',
  checkingDeclined: 'We controleren of er niets is verstuurd…',
  unproven: 'Het is niet zeker dat er niets is verstuurd.',
  contactShop: 'Neem contact op met de winkel voordat je opnieuw betaalt, en vermeld deze betaling: {payment}',
  otherChain:
    'In je wallet was een ander netwerk gekozen, dus de betaling is misschien daarheen gegaan. Dan ontvangt de winkel die niet.',
  late: [
    'Is er geld uit je wallet gegaan?',
    'Deze betaling is beëindigd, maar je wallet was gevraagd die te versturen en heeft dat misschien te laat gedaan.',
  ],
  sending: ['Je betaling wordt verstuurd', 'Je hebt de betaling goedgekeurd. Houd deze pagina nog even open.'],
  unsent: [
    'We weten nog niet of je betaling is aangekomen',
    'Je kunt dezelfde betaling opnieuw versturen: er wordt niets dubbel afgeschreven. Begin geen nieuwe betaling.',
  ],
  resend: 'Opnieuw versturen',
  sent: ['Betaling verstuurd', 'Je hoeft verder niets te doen.'],
  closed: ['Je betaling wordt gecontroleerd', 'Betaal niet nog een keer. Het resultaat verschijnt hier zo.'],
  problems: {
    rejected: 'Je hebt dit geweigerd in je wallet. Er is niets betaald.',
    request_pending:
      'In je wallet stond nog een ander verzoek open. Open je wallet, beantwoord het verzoek en probeer het dan opnieuw.',
    account_changed:
      'In je wallet is nu een ander account of netwerk gekozen. Controleer waarmee je betaalt en probeer het dan opnieuw.',
    unknown_chain:
      'Je wallet is niet overgeschakeld naar {network}. Schakel er in je wallet naar over of kies een andere munt.',
    unauthorized: 'Je wallet staat niet toe dat deze pagina dat account gebruikt. Verbind het opnieuw.',
    rate_limited:
      'Je wallet neemt een tijdje geen verzoeken van deze pagina aan. Er is niets betaald. Wacht een minuut en probeer het dan opnieuw.',
    wallet_failed:
      'Je wallet kon dit niet uitvoeren. Er is niets betaald. Probeer het opnieuw of betaal op een andere manier.',
    internal_error:
      'Er ging iets mis op deze pagina, niet in je wallet. Er is niets betaald. Probeer het opnieuw of betaal op een andere manier.',
    reloaded:
      'Het verzoek aan je wallet kwam van een pagina die niet meer open is, dus het antwoord telt niet. Als je wallet er nog om vraagt, weiger het daar dan. Er is niets betaald. Maak daarna opnieuw een keuze.',
    price_renewed: 'De prijs is vernieuwd. Controleer het bedrag en betaal dan.',
    offer_renewed: 'Het aanbod was verlopen en is vernieuwd. Er is niets betaald. Het bedrag is hetzelfde gebleven.',
    refused_request:
      'Het verzoek komt niet overeen met wat hier staat en is daarom niet naar je wallet gestuurd. Er is niets betaald. Betaal op een andere manier of neem contact op met de winkel.',
    not_accepted:
      'De goedkeuring van je wallet is niet aangenomen. Er is niets betaald. Probeer het opnieuw of gebruik een andere munt.',
    smart_account:
      'Deze munt accepteert geen goedkeuringen van smart accounts. Er is niets betaald. Kies een andere munt of een ander account.',
    details_required:
      'Voor deze betaalwijze zijn gegevens over jou nodig die deze pagina niet kan vragen. Gebruik een andere munt of scan de code.',
    expires_soon: 'Er is niet genoeg tijd meer om te betalen.',
    unavailable: 'De manieren om te betalen kunnen nu niet worden geladen. Probeer het opnieuw.',
    storage_unavailable:
      'Je browser blokkeert opslag, dus deze pagina kan er niet voor zorgen dat je maar één keer betaalt. Scan in plaats daarvan de code.',
  },
};
