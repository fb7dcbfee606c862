import type { WalletMessages } from '../../wallet-messages.js';

/** Czech. */
export const cs: WalletMessages = {
  locale: 'cs',
  dir: 'ltr',
  notOpened: 'Neotevřela se? Aplikace možná není nainstalovaná.',
  back: 'Zpět',
  connecting: ['Připojte peněženku {wallet}', 'V peněžence {wallet} vyberte účet, ze kterého zaplatíte.'],
  openWallet:
    'Čekáme na peněženku {wallet}… Nic nevidíte? Otevřete ji z lišty prohlížeče, nebo se podívejte za toto okno.',
  loading: 'Zjišťujeme, čím můžete zaplatit…',
  pickAsset: 'Vyberte, čím zaplatíte',
  onNetwork: 'v síti {network}',
  priceHeld: 'Cena platí do {time}',
  needsDetails: 'Vyžaduje vaše údaje, na které se tato stránka nemůže zeptat',
  needsPermission: 'Vyžaduje jednorázové povolení',
  pay: 'Zaplatit {amount} přes {wallet}',
  preparing: 'Připravujeme…',
  tryAgain: 'Zkusit znovu',
  noAccount: [
    'Žádný účet není připojen',
    'V peněžence {wallet} není žádný účet, který tato stránka smí použít. Připojte účet, nebo použijte jinou peněženku.',
  ],
  noFunds: [
    'Nedostatek prostředků',
    'V peněžence {wallet} není žádná měna, která na tuto platbu stačí. Použijte jiný účet nebo jinou peněženku, nebo naskenujte kód.',
  ],
  blocked: [
    'Z tohoto účtu to nejde',
    'Tuto platbu nelze provést z účtu v peněžence {wallet}. Použijte jiný účet, nebo kontaktujte obchod.',
  ],
  details: {
    asks: 'Ptá se na vaše údaje',
    give: 'Zadat údaje',
    why: 'Platební služba je podle zákona musí znát.',
    merchant: 'Platba pro {merchant}',
    next: 'Pokračovat',
    optional: 'nepovinné',
    page: 'Zadejte je na stránce platební služby. Pak se sem vraťte a zaplaťte.',
    open: 'Otevřít stránku',
    done: 'Údaje jsou zadané',
    missing: 'Platební služba tyto údaje ještě nemá, nebo je nepřijala. Nic nebylo zaplaceno.',
    check: 'Zkontrolujte tato pole',
    required: 'Toto pole je povinné.',
    date: 'Zadejte platné datum.',
    email: 'Zadejte platnou e-mailovou adresu.',
    one_of: 'Vyplňte alespoň jedno: {fields}',
  },
  switching: ['Povolte síť', 'Peněženka {wallet} žádá o použití sítě {network}.'],
  signing: ['Schvalte {amount} v peněžence {wallet}', 'Tato stránka se aktualizuje sama.'],
  checkAmount: 'Zkontrolujte, že je v ní stejná částka.',
  checkUnits: 'Částka v ní může být uvedena v nejmenších jednotkách {token}: {units}.',
  declineNow: 'Pokud peněženka stále žádá o schválení, požadavek odmítněte.',
  allowing: [
    'Povolte Permit2 používat {token}',
    'Jednorázové povolení bez limitu, pro platby, které podepíšete. Zatím se tím nic neplatí.',
  ],
  revoking: [
    'Zrušte staré povolení pro {token}',
    '{token} přijme nové povolení až po zrušení starého. Zatím se tím nic neplatí a může to trvat minutu.',
  ],
  signingStep: 'Krok {step} z {steps}',
  busy: ['Dokončete platbu na druhé kartě prohlížeče', 'Platíte tam. Neplaťte dvakrát.'],
  checkWallet: [
    'Podívejte se do peněženky',
    'Peněženka dostala žádost o platbu. Tam ji schvalte, nebo odmítněte, a neplaťte dvakrát. Tato stránka se aktualizuje sama.',
  ],
  declineFirst:
    'Odmítli jste požadavek, nebo se vůbec neobjevil? Pokud peněženka stále žádá o schválení, nejdřív ho odmítněte tam.',
  declined: 'Požadavek jsem neschválil(a)',
  checkingDeclined: 'Ověřujeme, že nic nebylo odesláno…',
  unproven: 'Není jisté, že nic nebylo odesláno.',
  contactShop: 'Než zaplatíte znovu, kontaktujte obchod a uveďte tuto platbu: {payment}',
  otherChain: 'V peněžence byla vybrána jiná síť, takže platba mohla odejít tam. V tom případě ji obchod nedostane.',
  late: [
    'Odešly z vaší peněženky peníze?',
    'Tato platba už skončila, ale peněženka dostala žádost o její odeslání a mohla ji odeslat příliš pozdě.',
  ],
  sending: ['Odesíláme vaši platbu', 'Schválili jste ji. Nechte tuto stránku ještě chvíli otevřenou.'],
  unsent: [
    'Zatím nevíme, jestli vaše platba dorazila',
    'Stejnou platbu můžete odeslat ještě jednou: nic vám nebude strženo dvakrát. Nezahajujte novou platbu.',
  ],
  resend: 'Odeslat znovu',
  sent: ['Platba odeslána', 'Nic dalšího není třeba.'],
  closed: ['Ověřujeme vaši platbu', 'Neplaťte znovu. Výsledek se tu za chvíli objeví.'],
  problems: {
    rejected: 'Požadavek jste v peněžence odmítli. Nic nebylo zaplaceno.',
    request_pending: 'V peněžence byl otevřený jiný požadavek. Otevřete ji, odpovězte a zkuste to znovu.',
    account_changed: 'V peněžence je teď vybrán jiný účet nebo jiná síť. Zkontrolujte, čím platíte, a zkuste to znovu.',
    unknown_chain: 'Peněženka nepřepnula na síť {network}. Přepněte na ni v peněžence, nebo vyberte jinou měnu.',
    unauthorized: 'Peněženka této stránce nedovoluje použít daný účet. Připojte ji znovu.',
    rate_limited:
      'Peněženka teď chvíli nepřijímá požadavky z této stránky. Nic nebylo zaplaceno. Počkejte minutu a zkuste to znovu.',
    wallet_failed: 'Peněžence se to nepodařilo. Nic nebylo zaplaceno. Zkuste to znovu, nebo zaplaťte jinak.',
    internal_error:
      'Něco se nepovedlo na této stránce, ne v peněžence. Nic nebylo zaplaceno. Zkuste to znovu, nebo zaplaťte jinak.',
    reloaded:
      'Peněženka dostala požadavek ze stránky, která už není otevřená, takže odpověď peněženky neplatí. Nic nebylo zaplaceno. Pokud peněženka stále žádá o schválení, požadavek tam odmítněte. Pak vyberte znovu.',
    price_renewed: 'Cena byla obnovena. Zkontrolujte částku a pak zaplaťte.',
    offer_renewed: 'Nabídka vypršela a byla obnovena. Nic nebylo zaplaceno. Částka je stále stejná.',
    refused_request:
      'Požadavek neodpovídá tomu, co je zde zobrazeno, a proto nebyl odeslán do peněženky. Nic nebylo zaplaceno. Zaplaťte jiným způsobem nebo se obraťte na obchod.',
    not_accepted:
      'Schválení z peněženky nebylo přijato. Nic nebylo zaplaceno. Zkuste to znovu, nebo použijte jinou měnu.',
    smart_account:
      'Tato měna nepřijímá schválení z účtů typu smart account. Nic nebylo zaplaceno. Vyberte jinou měnu nebo jiný účet.',
    details_required:
      'Tento způsob platby vyžaduje vaše údaje, na které se tato stránka nemůže zeptat. Použijte jinou měnu, nebo naskenujte kód.',
    expires_soon: 'Na zaplacení už nezbývá dost času.',
    unavailable: 'Způsoby platby teď nelze načíst. Zkuste to znovu.',
    storage_unavailable:
      'Prohlížeč blokuje úložiště, takže tato stránka nemůže zaručit, že zaplatíte jen jednou. Naskenujte místo toho kód.',
  },
};
