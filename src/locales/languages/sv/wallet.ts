import type { WalletMessages } from '../../wallet-messages.js';

/** Swedish. */
export const sv: WalletMessages = {
  locale: 'sv',
  dir: 'ltr',
  notOpened: 'Öppnades den inte? Appen är kanske inte installerad.',
  back: 'Tillbaka',
  connecting: ['Anslut {wallet}', 'Välj i {wallet} vilket konto du vill betala med.'],
  openWallet:
    'Väntar på {wallet}… Ser du inget? Öppna plånboken från webbläsarens verktygsfält, eller titta bakom det här fönstret.',
  loading: 'Kontrollerar vad du kan betala med…',
  pickAsset: 'Välj vad du vill betala med',
  onNetwork: 'på {network}',
  priceHeld: 'Priset gäller till {time}',
  needsDetails: 'Kräver uppgifter om dig som den här sidan inte kan fråga efter',
  needsPermission: 'Kräver ett engångstillstånd',
  pay: 'Betala {amount} med {wallet}',
  preparing: 'Förbereder…',
  tryAgain: 'Försök igen',
  noAccount: [
    'Inget konto är anslutet',
    '{wallet} visar inget konto som den här sidan får använda. Anslut ett konto eller använd en annan plånbok.',
  ],
  noFunds: [
    'Pengarna räcker inte',
    '{wallet} har ingen valuta som räcker till den här betalningen. Använd ett annat konto eller en annan plånbok, eller skanna koden.',
  ],
  blocked: [
    'Går inte med det här kontot',
    'Den här betalningen kan inte göras från kontot i {wallet}. Använd ett annat konto eller kontakta butiken.',
  ],
  details: {
    asks: 'Ber om dina uppgifter',
    give: 'Ange dina uppgifter',
    why: 'Betaltjänsten måste känna till dem enligt lag.',
    merchant: 'Betalning till {merchant}',
    next: 'Fortsätt',
    optional: 'valfritt',
    page: 'Ange dem på en sida hos betaltjänsten. Kom sedan tillbaka hit för att betala.',
    open: 'Öppna sidan',
    done: 'Jag har angett dem',
    missing: 'Betaltjänsten har inte de här uppgifterna än, eller godtog dem inte. Ingenting har betalats.',
    check: 'Kontrollera de här fälten',
    required: 'Det här är obligatoriskt.',
    date: 'Ange ett giltigt datum.',
    email: 'Ange en giltig e-postadress.',
    one_of: 'Fyll i minst en: {fields}',
  },
  switching: ['Tillåt nätverket', '{wallet} frågar om {network} får användas.'],
  signing: ['Godkänn {amount} i {wallet}', 'Den här sidan uppdateras av sig själv.'],
  checkAmount: 'Kontrollera att samma belopp visas där.',
  checkUnits: 'Plånboken kan visa beloppet i den minsta enheten av {token}: {units}.',
  declineNow: 'Om din plånbok fortfarande ber dig att godkänna, avvisa det.',
  allowing: [
    'Tillåt Permit2 att använda {token}',
    'En engångstillåtelse utan gräns, för betalningar som du signerar. Inget betalas ännu.',
  ],
  revoking: [
    'Ta bort den gamla tillåtelsen för {token}',
    '{token} godtar en ny tillåtelse först när den gamla är borttagen. Inget betalas ännu, och det kan ta en minut.',
  ],
  signingStep: 'Steg {step} av {steps}',
  busy: ['Slutför i din andra flik', 'Du håller på att betala där. Betala inte två gånger.'],
  checkWallet: [
    'Kontrollera din plånbok',
    'Din plånbok har blivit ombedd att betala. Godkänn eller avvisa det där, och betala inte två gånger. Den här sidan uppdateras av sig själv.',
  ],
  declineFirst:
    'Har du avvisat det, eller dök det aldrig upp? Om din plånbok fortfarande frågar, avvisa det där först.',
  declined: 'Jag har inte godkänt det',
  checkingDeclined: 'Kontrollerar att inget har skickats…',
  unproven: 'Det är inte säkert att inget har skickats.',
  contactShop: 'Kontakta butiken innan du betalar igen, och uppge den här betalningen: {payment}',
  otherChain: 'Ett annat nätverk var valt i din plånbok, så betalningen kan ha gått dit. Då får butiken den inte.',
  late: [
    'Har pengar lämnat din plånbok?',
    'Den här betalningen är avslutad, men din plånbok blev ombedd att skicka den och kan ha gjort det för sent.',
  ],
  sending: ['Skickar din betalning', 'Du har godkänt den. Låt den här sidan vara öppen en liten stund.'],
  unsent: [
    'Vi vet inte än om din betalning har kommit fram',
    'Du kan skicka samma betalning en gång till: du debiteras inte två gånger. Starta ingen ny betalning.',
  ],
  resend: 'Skicka en gång till',
  sent: ['Betalningen har skickats', 'Du behöver inte göra något mer.'],
  closed: ['Kontrollerar din betalning', 'Betala inte igen. Resultatet visas här om en stund.'],
  problems: {
    rejected: 'Du avvisade det i din plånbok. Inget har betalats.',
    request_pending: 'Din plånbok hade en annan begäran öppen. Öppna plånboken, svara på den och försök sedan igen.',
    account_changed:
      'Ett annat konto eller nätverk är nu valt i din plånbok. Kontrollera vad du betalar med och försök sedan igen.',
    unknown_chain:
      'Din plånbok bytte inte till {network}. Byt till det nätverket i plånboken eller välj en annan valuta.',
    unauthorized: 'Din plånbok låter inte den här sidan använda det kontot. Anslut det igen.',
    rate_limited:
      'Din plånbok tar inte emot någon begäran från den här sidan på ett tag. Inget har betalats. Vänta en minut och försök sedan igen.',
    wallet_failed: 'Din plånbok kunde inte göra detta. Inget har betalats. Försök igen eller betala på ett annat sätt.',
    internal_error:
      'Något gick fel på den här sidan, inte i din plånbok. Inget har betalats. Försök igen eller betala på ett annat sätt.',
    reloaded:
      'Din plånbok fick en begäran från en sida som inte längre är öppen, så plånbokens svar räknas inte. Om den fortfarande frågar, avvisa det där. Inget har betalats. Välj sedan igen.',
    price_renewed: 'Priset har förnyats. Kontrollera beloppet och betala sedan.',
    offer_renewed: 'Erbjudandet hade gått ut och har förnyats. Inget har betalats. Beloppet är fortfarande detsamma.',
    refused_request:
      'Begäran stämmer inte med det som visas här och skickades därför inte till din plånbok. Inget har betalats. Betala på ett annat sätt eller kontakta butiken.',
    not_accepted:
      'Godkännandet från din plånbok accepterades inte. Inget har betalats. Försök igen eller använd en annan valuta.',
    smart_account:
      'Den här valutan accepterar inte godkännanden från smarta konton. Inget har betalats. Välj en annan valuta eller ett annat konto.',
    details_required:
      'Det här sättet att betala kräver uppgifter om dig som den här sidan inte kan fråga efter. Använd en annan valuta eller skanna koden.',
    expires_soon: 'Det finns inte tillräckligt med tid kvar för att betala.',
    unavailable: 'Betalsätten kan inte läsas in just nu. Försök igen.',
    storage_unavailable:
      'Din webbläsare blockerar lagring, så den här sidan kan inte se till att du bara betalar en gång. Skanna koden i stället.',
  },
};
