import type { WalletMessages } from './wallet-messages.js';

/** Slovak. */
export const sk: WalletMessages = {
  locale: 'sk',
  dir: 'ltr',
  pickWallet: 'Ako chcete zaplatiť?',
  noWallet:
    'V tomto prehliadači sa nenašla žiadna peňaženka. Robíte to prvýkrát? Naskenujte kód aplikáciou peňaženky v telefóne.',
  otherWallet: 'Použiť inú peňaženku',
  installed: 'Nainštalovaná',
  lastUsed: 'Naposledy použitá',
  searchWallets: 'Hľadať peňaženku',
  notFound: 'Žiadna peňaženka s týmto názvom.',
  openedApp: ['Zaplaťte v {wallet}', 'Táto stránka sa aktualizuje sama.'],
  notOpened: 'Neotvorila sa? Aplikácia možno nie je nainštalovaná.',
  back: 'Späť',
  connecting: ['Pripojte {wallet}', 'Vyberte v {wallet} účet, z ktorého chcete zaplatiť.'],
  openWallet: 'Čakáme na {wallet}… Nič nevidíte? Otvorte peňaženku z lišty prehliadača alebo sa pozrite za toto okno.',
  loading: 'Zisťujeme, čím môžete zaplatiť…',
  pickAsset: 'Vyberte, čím chcete zaplatiť',
  onNetwork: 'v sieti {network}',
  priceHeld: 'Cena platí do {time}',
  needsDetails: 'Vyžaduje údaje o vás, na ktoré sa táto stránka nemôže opýtať',
  needsPermission: 'Vyžaduje jednorazové povolenie',
  pay: 'Zaplatiť {amount} cez {wallet}',
  preparing: 'Pripravujeme…',
  tryAgain: 'Skúsiť znova',
  noFunds: [
    'Nedostatok prostriedkov',
    '{wallet} nemá žiadnu menu, ktorá by na túto platbu stačila. Použite iný účet alebo peňaženku, alebo naskenujte kód.',
  ],
  blocked: [
    'Z tohto účtu to nie je možné',
    'Túto platbu nie je možné vykonať z účtu v {wallet}. Použite iný účet alebo sa obráťte na obchod.',
  ],
  details: {
    asks: 'Pýta sa na vaše údaje',
    give: 'Zadať údaje',
    why: 'Platobná služba ich podľa zákona musí poznať.',
    merchant: 'Platba pre {merchant}',
    next: 'Pokračovať',
    optional: 'nepovinné',
    page: 'Zadajte ich na stránke platobnej služby. Potom sa sem vráťte a zaplaťte.',
    open: 'Otvoriť stránku',
    done: 'Údaje sú zadané',
    missing: 'Platobná služba tieto údaje ešte nemá alebo ich neprijala. Nič nebolo zaplatené.',
    check: 'Skontrolujte tieto polia',
    required: 'Toto pole je povinné.',
    date: 'Zadajte platný dátum.',
    email: 'Zadajte platnú e-mailovú adresu.',
    one_of: 'Vyplňte aspoň jedno: {fields}',
  },
  switching: ['Povoľte sieť', '{wallet} žiada o použitie siete {network}.'],
  signing: ['Schváľte {amount} v {wallet}', 'Skontrolujte, či je tam rovnaká suma. Táto stránka sa aktualizuje sama.'],
  allowing: [
    'Povoľte Permit2 používať {token}',
    'Jednorazové povolenie bez limitu, pre platby, ktoré podpíšete. Zatiaľ sa tým nič neplatí.',
  ],
  signingStep: 'Krok {step} z {steps}',
  busy: ['Skontrolujte svoju peňaženku', 'Platíte na inej karte prehliadača. Neplaťte dvakrát: dokončite to tam.'],
  checkWallet:
    'Vaša peňaženka dostala žiadosť o platbu. Schváľte ju alebo odmietnite tam a neplaťte dvakrát. Táto stránka sa aktualizuje sama.',
  sending: ['Odosielame vašu platbu', 'Schválili ste ju. Nechajte túto stránku ešte chvíľu otvorenú.'],
  unsent: [
    'Zatiaľ nevieme, či vaša platba dorazila',
    'Neplaťte znova. Skúste tú istú platbu odoslať ešte raz: suma sa vám nestrhne dvakrát.',
  ],
  resend: 'Odoslať ešte raz',
  sent: ['Platba odoslaná', 'Nemusíte robiť nič ďalšie.'],
  closed: ['Overujeme vašu platbu', 'Neplaťte znova. Výsledok sa tu o chvíľu zobrazí.'],
  problems: {
    rejected: 'Odmietli ste to vo svojej peňaženke. Nič sa nezaplatilo.',
    request_pending: 'Vaša peňaženka stále čaká na vašu odpoveď. Otvorte ju, odpovedzte a potom to skúste znova.',
    account_changed:
      'Vo vašej peňaženke je teraz vybraný iný účet alebo iná sieť. Skontrolujte, čím platíte, a potom to skúste znova.',
    unknown_chain: 'Vo vašej peňaženke nie je vybraná táto sieť. Prepnite na ňu v peňaženke a potom to skúste znova.',
    unauthorized: 'Vaša peňaženka nedovoľuje tejto stránke používať daný účet. Pripojte ho znova.',
    wallet_failed:
      'Vaša peňaženka to nedokázala vykonať. Nič sa nezaplatilo. Skúste to znova alebo zaplaťte iným spôsobom.',
    price_renewed: 'Cena bola obnovená. Skontrolujte sumu a potom zaplaťte.',
    refused_request:
      'Požiadavka sa nezhoduje s tým, čo je zobrazené tu, preto nebola odoslaná do vašej peňaženky. Nič sa nezaplatilo. Zaplaťte iným spôsobom alebo sa obráťte na obchod.',
    not_accepted:
      'Schválenie z vašej peňaženky nebolo prijaté. Nič sa nezaplatilo. Skúste to znova alebo použite inú menu.',
    details_required:
      'Tento spôsob platby vyžaduje údaje o vás, na ktoré sa táto stránka nemôže opýtať. Použite inú menu alebo naskenujte kód.',
    expires_soon: 'Na zaplatenie už nezostáva dosť času.',
    unavailable: 'Spôsoby platby sa teraz nedajú načítať. Skúste to znova.',
    storage_unavailable:
      'Váš prehliadač blokuje úložisko, preto táto stránka nemôže zaručiť, že zaplatíte len raz. Naskenujte namiesto toho kód.',
  },
};
