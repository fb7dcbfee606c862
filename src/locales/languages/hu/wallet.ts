import type { WalletMessages } from '../../wallet-messages.js';

/** Hungarian. */
export const hu: WalletMessages = {
  locale: 'hu',
  dir: 'ltr',
  notOpened: 'Nem nyílt meg? Lehet, hogy az alkalmazás nincs telepítve.',
  back: 'Vissza',
  connecting: ['{wallet} tárca csatlakoztatása', '{wallet} tárcájában válassza ki azt a fiókot, amelyből fizet.'],
  openWallet:
    'Várakozás {wallet} tárcájára… Nem lát semmit? Nyissa meg a böngésző eszköztáráról, vagy nézzen e mögé az ablak mögé.',
  loading: 'Megnézzük, mivel fizethet…',
  pickAsset: 'Válassza ki, mivel fizet',
  onNetwork: '{network} hálózaton',
  priceHeld: 'Az ár eddig érvényes: {time}',
  needsDetails: 'Olyan adatokat igényel Önről, amelyeket ez az oldal nem tud bekérni',
  needsPermission: 'Egyszeri engedélyt igényel',
  pay: '{amount} fizetése {wallet} tárcával',
  preparing: 'Előkészítés…',
  tryAgain: 'Újra',
  noAccount: [
    'Nincs csatlakoztatott fiók',
    '{wallet} tárcájában nincs olyan fiók, amelyet ez az oldal használhat. Csatlakoztasson egyet, vagy használjon másik tárcát.',
  ],
  noFunds: [
    'Nincs elég fedezet',
    '{wallet} tárcájában nincs olyan pénznem, amely fedezi ezt a fizetést. Használjon másik fiókot vagy tárcát, vagy olvassa be a kódot.',
  ],
  blocked: [
    'Ebből a fiókból nem lehetséges',
    'Ez a fizetés nem hajtható végre {wallet} tárcájának fiókjából. Használjon másik fiókot, vagy forduljon az üzlethez.',
  ],
  details: {
    asks: 'Az Ön adatait kéri',
    give: 'Adatok megadása',
    why: 'A fizetési szolgáltatásnak a törvény szerint ismernie kell ezeket.',
    merchant: 'Fizetés a következőnek: {merchant}',
    next: 'Tovább',
    optional: 'nem kötelező',
    page: 'Adja meg őket a fizetési szolgáltatás oldalán. Utána térjen ide vissza a fizetéshez.',
    open: 'Az oldal megnyitása',
    done: 'Megadtam őket',
    missing:
      'A fizetési szolgáltatásnál még nincsenek meg ezek az adatok, vagy nem fogadta el őket. Nem történt fizetés.',
    check: 'Ellenőrizze ezeket a mezőket',
    required: 'Ez kötelező.',
    date: 'Adjon meg érvényes dátumot.',
    email: 'Adjon meg érvényes e-mail-címet.',
    one_of: 'Töltsön ki legalább egyet: {fields}',
  },
  switching: ['Engedélyezze a hálózatot', '{wallet} tárcája ezt a hálózatot szeretné használni: {network}.'],
  signing: ['Hagyja jóvá {wallet} tárcájában: {amount}', 'Ez az oldal magától frissül.'],
  checkAmount: 'Ellenőrizze, hogy ott ugyanez az összeg szerepel-e.',
  checkUnits: 'Lehet, hogy az összeg ott {token} legkisebb egységében szerepel: {units}.',
  declineNow: 'Ha a tárcája még mindig jóváhagyást kér, utasítsa el.',
  allowing: [
    'Engedélyezze, hogy a Permit2 használja: {token}',
    'Egyszeri, korlátlan engedély az Ön által aláírt fizetésekhez. Ezzel még nem történik fizetés.',
  ],
  revoking: [
    'Vonja vissza a régi engedélyt: {token}',
    'A(z) {token} csak a régi engedély visszavonása után fogad el újat. Ezzel még nem történik fizetés, a visszavonás pedig eltarthat egy percig.',
  ],
  signingStep: '{step}. lépés (összesen: {steps})',
  busy: ['Fejezze be a fizetést a másik lapon', 'Éppen ott fizet. Ne fizessen kétszer.'],
  checkWallet: [
    'Ellenőrizze a tárcáját',
    'A tárcája fizetési kérést kapott. Ott hagyja jóvá vagy utasítsa el, és ne fizessen kétszer. Ez az oldal magától frissül.',
  ],
  declineFirst:
    'Elutasította a kérést, vagy az meg sem jelent? Ha a tárcája még mindig jóváhagyást kér, előbb ott utasítsa el.',
  declined: 'Nem hagytam jóvá',
  checkingDeclined: 'Ellenőrizzük, hogy nem történt küldés…',
  unproven: 'Nem biztos, hogy nem történt küldés.',
  contactShop: 'Mielőtt újra fizet, forduljon az üzlethez, és hivatkozzon erre a fizetésre: {payment}',
  otherChain:
    'A tárcájában másik hálózat volt kiválasztva, ezért a fizetés oda mehetett. Ebben az esetben az üzlet nem kapja meg.',
  late: [
    'Távozott pénz a tárcájából?',
    'Ez a fizetés lezárult, de a tárcája kérést kapott az elküldésére, és lehet, hogy túl későn küldte el.',
  ],
  sending: ['Küldjük a fizetését', 'Ön jóváhagyta. Tartsa nyitva még egy pillanatig ezt az oldalt.'],
  unsent: [
    'Még nem tudjuk, hogy a fizetése megérkezett-e',
    'Ugyanezt a fizetést elküldheti még egyszer: az összeget nem vonják le kétszer. Ne indítson új fizetést.',
  ],
  resend: 'Küldés újra',
  sent: ['A fizetés elküldve', 'Nincs más teendője.'],
  closed: ['Ellenőrizzük a fizetését', 'Ne fizessen újra. Az eredmény hamarosan megjelenik itt.'],
  problems: {
    rejected: 'A tárcájában elutasította a kérést. Nem történt fizetés.',
    request_pending:
      'A tárcájában egy másik kérés volt nyitva. Nyissa meg a tárcáját, válaszoljon, majd próbálja újra.',
    account_changed:
      'A tárcájában most másik fiók vagy hálózat van kiválasztva. Ellenőrizze, mivel fizet, majd próbálja újra.',
    unknown_chain:
      'A tárcája nem váltott erre a hálózatra: {network}. Váltson rá a tárcájában, vagy válasszon másik pénznemet.',
    unauthorized: 'A tárcája nem engedi, hogy ez az oldal használja azt a fiókot. Csatlakoztassa újra.',
    rate_limited:
      'A tárcája egy ideig nem fogad kéréseket ettől az oldaltól. Nem történt fizetés. Várjon egy percet, majd próbálja újra.',
    wallet_failed: 'A tárcája ezt nem tudta végrehajtani. Nem történt fizetés. Próbálja újra, vagy fizessen más módon.',
    internal_error:
      'A hiba ezen az oldalon történt, nem a tárcájában. Nem történt fizetés. Próbálja újra, vagy fizessen más módon.',
    reloaded:
      'A tárcája olyan oldaltól kapott kérést, amely már nincs nyitva, ezért a tárca válasza nem számít. Nem történt fizetés. Ha a tárca még mindig jóváhagyást kér, ott utasítsa el. Utána válasszon újra.',
    price_renewed: 'Az ár frissült. Ellenőrizze az összeget, majd fizessen.',
    offer_renewed: 'Az ajánlat lejárt, és frissült. Nem történt fizetés. Az összeg változatlan.',
    refused_request:
      'A kérés nem egyezik az itt láthatóval, ezért nem küldtük el a tárcájának. Nem történt fizetés. Fizessen más módon, vagy forduljon az üzlethez.',
    not_accepted:
      'A tárcája jóváhagyását nem fogadták el. Nem történt fizetés. Próbálja újra, vagy használjon másik pénznemet.',
    smart_account:
      'Ez a pénznem nem fogad el okosfiókból (smart account) érkező jóváhagyást. Nem történt fizetés. Válasszon másik pénznemet vagy másik fiókot.',
    details_required:
      'Ehhez a fizetési módhoz olyan adatokra van szükség Önről, amelyeket ez az oldal nem tud bekérni. Használjon másik pénznemet, vagy olvassa be a kódot.',
    expires_soon: 'Már nincs elég idő a fizetésre.',
    unavailable: 'A fizetési módok most nem tölthetők be. Próbálja újra.',
    storage_unavailable:
      'A böngészője letiltja a tárolást, ezért ez az oldal nem tudja biztosítani, hogy csak egyszer fizessen. Olvassa be inkább a kódot.',
  },
};
