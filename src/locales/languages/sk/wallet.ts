import type { WalletMessages } from '../../wallet-messages.js';

/** Slovak. */
export const sk: WalletMessages = {
  locale: 'sk',
  dir: 'ltr',
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
  noAccount: [
    'Nie je pripojený žiadny účet',
    '{wallet} neukazuje žiadny účet, ktorý by táto stránka mohla použiť. Pripojte účet alebo použite inú peňaženku.',
  ],
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
  signing: ['Schváľte {amount} v {wallet}', 'Táto stránka sa aktualizuje sama.'],
  checkAmount: 'Skontrolujte, či je tam rovnaká suma.',
  checkUnits: 'V peňaženke môže byť suma uvedená v najmenších jednotkách meny {token}: {units}.',
  declineNow: 'Ak vaša peňaženka stále žiada o schválenie, odmietnite to.',
  allowing: [
    'Povoľte Permit2 používať {token}',
    'Jednorazové povolenie bez limitu, pre platby, ktoré podpíšete. Zatiaľ sa tým nič neplatí.',
  ],
  revoking: [
    'Zrušte staré povolenie pre {token}',
    '{token} prijme nové povolenie až po zrušení starého. Zatiaľ sa tým nič neplatí a môže to trvať minútu.',
  ],
  signingStep: 'Krok {step} z {steps}',
  busy: ['Dokončite platbu na druhej karte prehliadača', 'Platíte tam. Neplaťte dvakrát.'],
  checkWallet: [
    'Skontrolujte svoju peňaženku',
    'Vaša peňaženka dostala žiadosť o platbu. Tam ju schváľte alebo odmietnite a neplaťte dvakrát. Táto stránka sa aktualizuje sama.',
  ],
  declineFirst:
    'Odmietli ste žiadosť, alebo sa vôbec nezobrazila? Ak vaša peňaženka stále žiada o schválenie, najprv žiadosť odmietnite tam.',
  declined: 'Žiadosť som neschválil(a)',
  checkingDeclined: 'Overujeme, že sa nič neodoslalo…',
  unproven: 'Nie je isté, že sa nič neodoslalo.',
  contactShop: 'Skôr než zaplatíte znova, obráťte sa na obchod a uveďte túto platbu: {payment}',
  otherChain:
    'Vo vašej peňaženke bola vybraná iná sieť, takže platba mohla odísť tam. V takom prípade ju obchod nedostane.',
  late: [
    'Odišli z vašej peňaženky peniaze?',
    'Táto platba je uzavretá, ale vaša peňaženka dostala žiadosť o jej odoslanie a možno ju odoslala príliš neskoro.',
  ],
  sending: ['Odosielame vašu platbu', 'Schválili ste ju. Nechajte túto stránku ešte chvíľu otvorenú.'],
  unsent: [
    'Zatiaľ nevieme, či vaša platba dorazila',
    'Tú istú platbu môžete odoslať ešte raz: suma sa vám nestrhne dvakrát. Nezačínajte novú platbu.',
  ],
  resend: 'Odoslať ešte raz',
  sent: ['Platba odoslaná', 'Nemusíte robiť nič ďalšie.'],
  closed: ['Overujeme vašu platbu', 'Neplaťte znova. Výsledok sa tu o chvíľu zobrazí.'],
  problems: {
    rejected: 'Odmietli ste to vo svojej peňaženke. Nič sa nezaplatilo.',
    request_pending: 'Vaša peňaženka mala otvorenú inú žiadosť. Otvorte peňaženku, odpovedzte a potom to skúste znova.',
    account_changed:
      'Vo vašej peňaženke je teraz vybraný iný účet alebo iná sieť. Skontrolujte, čím platíte, a potom to skúste znova.',
    unknown_chain: 'Vaša peňaženka neprepla na sieť {network}. Prepnite na ňu v peňaženke alebo vyberte inú menu.',
    unauthorized: 'Vaša peňaženka nedovoľuje tejto stránke používať daný účet. Pripojte ho znova.',
    rate_limited:
      'Vaša peňaženka teraz chvíľu neprijíma žiadosti z tejto stránky. Nič sa nezaplatilo. Počkajte minútu a potom to skúste znova.',
    wallet_failed:
      'Vaša peňaženka to nedokázala vykonať. Nič sa nezaplatilo. Skúste to znova alebo zaplaťte iným spôsobom.',
    internal_error:
      'Chyba nastala na tejto stránke, nie vo vašej peňaženke. Nič sa nezaplatilo. Skúste to znova alebo zaplaťte iným spôsobom.',
    reloaded:
      'Vaša peňaženka dostala žiadosť zo stránky, ktorá už nie je otvorená, preto sa jej odpoveď nepočíta. Ak stále žiada o schválenie, odmietnite to tam. Nič sa nezaplatilo. Potom vyberte znova.',
    price_renewed: 'Cena bola obnovená. Skontrolujte sumu a potom zaplaťte.',
    offer_renewed: 'Platnosť ponuky sa skončila a ponuka bola obnovená. Nič sa nezaplatilo. Suma je stále rovnaká.',
    refused_request:
      'Požiadavka sa nezhoduje s tým, čo je zobrazené tu, preto nebola odoslaná do vašej peňaženky. Nič sa nezaplatilo. Zaplaťte iným spôsobom alebo sa obráťte na obchod.',
    not_accepted:
      'Schválenie z vašej peňaženky nebolo prijaté. Nič sa nezaplatilo. Skúste to znova alebo použite inú menu.',
    smart_account:
      'Táto mena neprijíma schválenia z inteligentných účtov. Nič sa nezaplatilo. Vyberte inú menu alebo iný účet.',
    details_required:
      'Tento spôsob platby vyžaduje údaje o vás, na ktoré sa táto stránka nemôže opýtať. Použite inú menu alebo naskenujte kód.',
    expires_soon: 'Na zaplatenie už nezostáva dosť času.',
    unavailable: 'Spôsoby platby sa teraz nedajú načítať. Skúste to znova.',
    storage_unavailable:
      'Váš prehliadač blokuje úložisko, preto táto stránka nemôže zaručiť, že zaplatíte len raz. Naskenujte namiesto toho kód.',
  },
};
