import type { WalletMessages } from '../../wallet-messages.js';

/** Norwegian Bokmål. */
export const nb: WalletMessages = {
  locale: 'nb',
  dir: 'ltr',
  notOpened: 'Åpnet den seg ikke? Appen er kanskje ikke installert.',
  back: 'Tilbake',
  connecting: ['Koble til {wallet}', 'Velg i {wallet} hvilken konto du vil betale med.'],
  openWallet:
    'Venter på {wallet}… Ser du ingenting? Åpne lommeboken fra verktøylinjen i nettleseren, eller se bak dette vinduet.',
  loading: 'Finner ut hva du kan betale med…',
  pickAsset: 'Velg hva du vil betale med',
  onNetwork: 'på {network}',
  priceHeld: 'Prisen gjelder til {time}',
  needsDetails: 'Krever opplysninger om deg som denne siden ikke kan spørre om',
  needsPermission: 'Krever en engangstillatelse',
  pay: 'Betal {amount} med {wallet}',
  preparing: 'Forbereder…',
  tryAgain: 'Prøv igjen',
  noAccount: [
    'Ingen konto er koblet til',
    '{wallet} viser ingen konto som denne siden kan bruke. Koble til en konto, eller bruk en annen lommebok.',
  ],
  noFunds: [
    'Ikke nok penger',
    '{wallet} har ingen valuta som dekker denne betalingen. Bruk en annen konto eller lommebok, eller skann koden.',
  ],
  blocked: [
    'Ikke mulig med denne kontoen',
    'Denne betalingen kan ikke gjøres fra kontoen i {wallet}. Bruk en annen konto, eller kontakt butikken.',
  ],
  details: {
    asks: 'Ber om opplysningene dine',
    give: 'Oppgi opplysningene dine',
    why: 'Betalingstjenesten må kjenne dem ifølge loven.',
    merchant: 'Betaling til {merchant}',
    next: 'Fortsett',
    optional: 'valgfritt',
    page: 'Oppgi dem på en side hos betalingstjenesten. Kom deretter tilbake hit for å betale.',
    open: 'Åpne siden',
    done: 'Jeg har oppgitt dem',
    missing: 'Betalingstjenesten har ikke disse opplysningene ennå, eller godtok dem ikke. Ingenting er betalt.',
    check: 'Sjekk disse feltene',
    required: 'Dette er påkrevd.',
    date: 'Oppgi en gyldig dato.',
    email: 'Oppgi en gyldig e-postadresse.',
    one_of: 'Fyll ut minst én: {fields}',
  },
  switching: ['Tillat nettverket', '{wallet} spør om å få bruke {network}.'],
  signing: ['Godkjenn {amount} i {wallet}', 'Denne siden oppdateres av seg selv.'],
  checkAmount: 'Sjekk at det samme beløpet vises der.',
  checkUnits: 'Lommeboken viser kanskje beløpet i den minste enheten av {token}: {units}.',
  declineNow: 'Hvis lommeboken din fortsatt ber deg om å godkjenne, avvis det.',
  allowing: [
    'Gi Permit2 tillatelse til å bruke {token}',
    'En engangstillatelse uten grense, for betalinger som du signerer. Ingenting betales ennå.',
  ],
  revoking: [
    'Fjern den gamle tillatelsen for {token}',
    '{token} godtar en ny tillatelse først når den gamle er fjernet. Ingenting betales ennå, og det kan ta et minutt.',
  ],
  signingStep: 'Trinn {step} av {steps}',
  busy: ['Fullfør i den andre fanen', 'Du betaler der. Ikke betal to ganger.'],
  checkWallet: [
    'Sjekk lommeboken din',
    'Lommeboken din er bedt om å betale. Godkjenn eller avvis det der, og ikke betal to ganger. Denne siden oppdateres av seg selv.',
  ],
  declineFirst:
    'Har du avvist det, eller dukket det aldri opp? Hvis lommeboken din fortsatt spør, avvis det der først.',
  declined: 'Jeg har ikke godkjent det',
  checkingDeclined: 'Sjekker at ingenting er sendt…',
  unproven: 'Det er ikke sikkert at ingenting er sendt.',
  contactShop: 'Kontakt butikken før du betaler på nytt, og oppgi denne betalingen: {payment}',
  otherChain: 'Et annet nettverk var valgt i lommeboken din, så betalingen kan ha gått dit. Da får ikke butikken den.',
  late: [
    'Har det gått penger ut av lommeboken din?',
    'Denne betalingen er avsluttet, men lommeboken din ble bedt om å sende den, og kan ha gjort det for sent.',
  ],
  sending: ['Sender betalingen din', 'Du har godkjent den. Hold denne siden åpen et øyeblikk til.'],
  unsent: [
    'Vi vet ikke ennå om betalingen din har kommet fram',
    'Du kan sende den samme betalingen en gang til: Du blir ikke belastet to ganger. Ikke start en ny betaling.',
  ],
  resend: 'Send en gang til',
  sent: ['Betalingen er sendt', 'Du trenger ikke å gjøre noe mer.'],
  closed: ['Kontrollerer betalingen din', 'Ikke betal på nytt. Resultatet vises her om et øyeblikk.'],
  problems: {
    rejected: 'Du avviste det i lommeboken din. Ingenting er betalt.',
    request_pending:
      'Lommeboken din hadde en annen forespørsel åpen. Åpne lommeboken, svar på forespørselen, og prøv så igjen.',
    account_changed:
      'En annen konto eller et annet nettverk er nå valgt i lommeboken din. Sjekk hva du betaler med, og prøv så igjen.',
    unknown_chain:
      'Lommeboken din byttet ikke til {network}. Bytt til dette nettverket i lommeboken, eller velg en annen valuta.',
    unauthorized: 'Lommeboken din lar ikke denne siden bruke den kontoen. Koble den til på nytt.',
    rate_limited:
      'Lommeboken din tar ikke imot forespørsler fra denne siden en stund. Ingenting er betalt. Vent et minutt, og prøv så igjen.',
    wallet_failed:
      'Lommeboken din kunne ikke gjøre dette. Ingenting er betalt. Prøv igjen, eller betal på en annen måte.',
    internal_error:
      'Noe gikk galt på denne siden, ikke i lommeboken din. Ingenting er betalt. Prøv igjen, eller betal på en annen måte.',
    reloaded:
      'Lommeboken din ble spurt av en side som ikke lenger er åpen, så svaret fra den gjelder ikke. Hvis den fortsatt spør, avvis det der. Ingenting er betalt. Velg deretter på nytt.',
    price_renewed: 'Prisen er fornyet. Sjekk beløpet, og betal deretter.',
    offer_renewed: 'Tilbudet hadde utløpt og er fornyet. Ingenting er betalt. Beløpet er fortsatt det samme.',
    refused_request:
      'Forespørselen stemmer ikke med det som vises her, og ble derfor ikke sendt til lommeboken din. Ingenting er betalt. Betal på en annen måte, eller kontakt butikken.',
    not_accepted:
      'Godkjenningen fra lommeboken din ble ikke godtatt. Ingenting er betalt. Prøv igjen, eller bruk en annen valuta.',
    smart_account:
      'Denne valutaen godtar ikke godkjenninger fra smarte kontoer. Ingenting er betalt. Velg en annen valuta eller en annen konto.',
    details_required:
      'Denne betalingsmåten krever opplysninger om deg som denne siden ikke kan spørre om. Bruk en annen valuta, eller skann koden.',
    expires_soon: 'Det er ikke nok tid igjen til å betale.',
    unavailable: 'Betalingsmåtene kan ikke lastes inn akkurat nå. Prøv igjen.',
    storage_unavailable:
      'Nettleseren din blokkerer lagring, så denne siden kan ikke sikre at du betaler bare én gang. Skann koden i stedet.',
  },
};
