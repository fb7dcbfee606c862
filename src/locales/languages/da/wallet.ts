import type { WalletMessages } from '../../wallet-messages.js';

/** Danish. */
export const da: WalletMessages = {
  locale: 'da',
  dir: 'ltr',
  notOpened: 'Åbnede den ikke? Appen er måske ikke installeret.',
  back: 'Tilbage',
  connecting: ['Forbind {wallet}', 'Vælg i {wallet} den konto, du vil betale med.'],
  openWallet:
    'Venter på {wallet}… Kan du ikke se noget? Åbn din wallet fra browserens værktøjslinje, eller kig bag dette vindue.',
  loading: 'Finder ud af, hvad du kan betale med…',
  pickAsset: 'Vælg, hvad du vil betale med',
  onNetwork: 'på {network}',
  priceHeld: 'Prisen gælder til {time}',
  needsDetails: 'Kræver oplysninger om dig, som denne side ikke kan bede om',
  needsPermission: 'Kræver en engangstilladelse',
  pay: 'Betal {amount} med {wallet}',
  preparing: 'Forbereder…',
  tryAgain: 'Prøv igen',
  noAccount: [
    'Ingen konto er forbundet',
    '{wallet} viser ingen konto, som denne side må bruge. Forbind en konto, eller brug en anden wallet.',
  ],
  noFunds: [
    'Ikke nok penge',
    '{wallet} har ingen valuta, der dækker denne betaling. Brug en anden konto eller wallet, eller scan koden.',
  ],
  blocked: [
    'Ikke muligt fra denne konto',
    'Denne betaling kan ikke foretages fra kontoen i {wallet}. Brug en anden konto, eller kontakt butikken.',
  ],
  details: {
    asks: 'Beder om dine oplysninger',
    give: 'Angiv dine oplysninger',
    why: 'Betalingstjenesten skal kende dem ifølge loven.',
    merchant: 'Betaling til {merchant}',
    next: 'Fortsæt',
    optional: 'valgfrit',
    page: 'Angiv dem på en side hos betalingstjenesten. Kom derefter tilbage hertil for at betale.',
    open: 'Åbn siden',
    done: 'Jeg har angivet dem',
    missing:
      'Betalingstjenesten har ikke disse oplysninger endnu, eller accepterede dem ikke. Der er ikke betalt noget.',
    check: 'Tjek disse felter',
    required: 'Dette er påkrævet.',
    date: 'Angiv en gyldig dato.',
    email: 'Angiv en gyldig e-mailadresse.',
    one_of: 'Udfyld mindst én: {fields}',
  },
  switching: ['Tillad netværket', '{wallet} beder om at bruge {network}.'],
  signing: ['Godkend {amount} i {wallet}', 'Denne side opdateres af sig selv.'],
  checkAmount: 'Tjek, at der står samme beløb.',
  checkUnits: 'Beløbet vises måske som {units} mindste enheder af {token}.',
  declineNow: 'Hvis din wallet stadig beder dig om at godkende, så afvis det.',
  allowing: [
    'Giv Permit2 lov til at bruge {token}',
    'En engangstilladelse uden grænse til betalinger, som du underskriver. Der betales ikke noget endnu.',
  ],
  revoking: [
    'Fjern den gamle tilladelse til {token}',
    '{token} accepterer først en ny tilladelse, når den gamle er fjernet. Der betales ikke noget endnu, og det kan tage et minut.',
  ],
  signingStep: 'Trin {step} af {steps}',
  busy: ['Gør betalingen færdig på den anden fane', 'Du er ved at betale der. Betal ikke to gange.'],
  checkWallet: [
    'Tjek din wallet',
    'Din wallet er blevet bedt om at betale. Godkend eller afvis det der, og betal ikke to gange. Denne side opdateres af sig selv.',
  ],
  declineFirst:
    'Har du afvist det, eller blev det aldrig vist? Hvis din wallet stadig spørger, så afvis det der først.',
  declined: 'Jeg har ikke godkendt det',
  checkingDeclined: 'Kontrollerer, at intet blev sendt…',
  unproven: 'Det er ikke sikkert, at intet blev sendt.',
  contactShop: 'Kontakt butikken, før du betaler igen, og oplys denne betaling: {payment}',
  otherChain:
    'Der var valgt et andet netværk i din wallet, så betalingen kan være sendt dertil. I så fald får butikken den ikke.',
  late: [
    'Er der gået penge ud af din wallet?',
    'Denne betaling er lukket, men din wallet blev bedt om at sende den og kan have gjort det for sent.',
  ],
  sending: ['Sender din betaling', 'Du har godkendt den. Hold denne side åben et øjeblik.'],
  unsent: [
    'Vi ved endnu ikke, om din betaling er kommet frem',
    'Du kan sende den samme betaling igen: du bliver ikke trukket to gange. Start ikke en ny betaling.',
  ],
  resend: 'Send igen',
  sent: ['Betaling sendt', 'Du behøver ikke gøre mere.'],
  closed: ['Kontrollerer din betaling', 'Betal ikke igen. Resultatet vises her om et øjeblik.'],
  problems: {
    rejected: 'Du afviste den i din wallet. Intet blev betalt.',
    request_pending: 'Din wallet havde en anden anmodning åben. Åbn din wallet, svar, og prøv så igen.',
    account_changed:
      'Der er nu valgt en anden konto eller et andet netværk i din wallet. Tjek, hvad du betaler med, og prøv så igen.',
    unknown_chain: 'Din wallet skiftede ikke til {network}. Skift til det i din wallet, eller vælg en anden valuta.',
    unauthorized: 'Din wallet lader ikke denne side bruge den konto. Forbind den igen.',
    rate_limited:
      'Din wallet tager for en tid ikke imod anmodninger fra denne side. Intet blev betalt. Vent et minut, og prøv så igen.',
    wallet_failed: 'Din wallet kunne ikke gøre det. Intet blev betalt. Prøv igen, eller betal på en anden måde.',
    internal_error:
      'Noget gik galt på denne side, ikke i din wallet. Intet blev betalt. Prøv igen, eller betal på en anden måde.',
    reloaded:
      'Din wallet blev spurgt af en side, der ikke længere er åben, så svaret fra din wallet tæller ikke. Intet blev betalt. Hvis din wallet stadig spørger, så afvis det der. Vælg derefter igen.',
    price_renewed: 'Prisen er fornyet. Tjek beløbet, og betal så.',
    offer_renewed: 'Tilbuddet var udløbet og er fornyet. Intet blev betalt. Beløbet er stadig det samme.',
    refused_request:
      'Anmodningen svarer ikke til det, der vises her, så den blev ikke sendt til din wallet. Intet blev betalt. Betal på en anden måde, eller kontakt butikken.',
    not_accepted:
      'Godkendelsen fra din wallet blev ikke accepteret. Intet blev betalt. Prøv igen, eller brug en anden valuta.',
    smart_account:
      'Denne valuta accepterer ikke godkendelser fra smarte konti. Intet blev betalt. Vælg en anden valuta eller en anden konto.',
    details_required:
      'Denne betalingsmåde kræver oplysninger om dig, som denne side ikke kan bede om. Brug en anden valuta, eller scan koden.',
    expires_soon: 'Der er ikke tid nok til at betale.',
    unavailable: 'Betalingsmåderne kan ikke indlæses lige nu. Prøv igen.',
    storage_unavailable:
      'Din browser blokerer lagring, så denne side kan ikke sikre, at du kun betaler én gang. Scan koden i stedet.',
  },
};
