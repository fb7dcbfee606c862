import type { WalletMessages } from '../../wallet-messages.js';

/** Croatian. */
export const hr: WalletMessages = {
  locale: 'hr',
  dir: 'ltr',
  notOpened: 'Nije se otvorio? Aplikacija možda nije instalirana.',
  back: 'Natrag',
  connecting: ['Povežite novčanik {wallet}', 'U novčaniku {wallet} odaberite račun s kojeg želite platiti.'],
  openWallet:
    'Čekamo novčanik {wallet}… Ne vidite ništa? Otvorite ga s trake preglednika ili pogledajte iza ovog prozora.',
  loading: 'Provjeravamo čime možete platiti…',
  pickAsset: 'Odaberite čime želite platiti',
  onNetwork: 'na mreži {network}',
  priceHeld: 'Cijena vrijedi do {time}',
  needsDetails: 'Potrebni su podaci o vama koje ova stranica ne može zatražiti',
  needsPermission: 'Potrebno je jednokratno dopuštenje',
  pay: 'Plati {amount} putem {wallet}',
  preparing: 'Priprema…',
  tryAgain: 'Pokušaj ponovno',
  noAccount: [
    'Nijedan račun nije povezan',
    'Novčanik {wallet} ne prikazuje račun koji ova stranica smije koristiti. Povežite račun ili upotrijebite drugi novčanik.',
  ],
  noFunds: [
    'Nema dovoljno sredstava',
    'U novčaniku {wallet} nema valute koja pokriva ovo plaćanje. Upotrijebite drugi račun ili novčanik ili skenirajte kôd.',
  ],
  blocked: [
    'Nije moguće s ovog računa',
    'Ovo se plaćanje ne može izvršiti s računa u novčaniku {wallet}. Upotrijebite drugi račun ili se obratite trgovini.',
  ],
  details: {
    asks: 'Traži vaše podatke',
    give: 'Unesite svoje podatke',
    why: 'Usluga plaćanja po zakonu ih mora znati.',
    merchant: 'Plaćanje za {merchant}',
    next: 'Nastavi',
    optional: 'neobavezno',
    page: 'Unesite ih na stranici usluge plaćanja. Zatim se vratite ovamo i platite.',
    open: 'Otvori stranicu',
    done: 'Podaci su uneseni',
    missing: 'Usluga plaćanja još nema te podatke ili ih nije prihvatila. Ništa nije plaćeno.',
    check: 'Provjerite ova polja',
    required: 'Ovo polje je obavezno.',
    date: 'Unesite valjan datum.',
    email: 'Unesite valjanu adresu e-pošte.',
    one_of: 'Ispunite barem jedno: {fields}',
  },
  switching: ['Dopustite mrežu', 'Novčanik {wallet} traži dopuštenje za korištenje mreže {network}.'],
  signing: ['Odobrite {amount} u novčaniku {wallet}', 'Ova se stranica sama ažurira.'],
  checkAmount: 'Provjerite prikazuje li isti iznos.',
  checkUnits: 'U novčaniku iznos može biti prikazan u najmanjim jedinicama valute {token}: {units}.',
  declineNow: 'Ako vaš novčanik još traži odobrenje, odbijte zahtjev.',
  allowing: [
    'Dopustite da Permit2 koristi {token}',
    'Jednokratno dopuštenje bez ograničenja, za plaćanja koja potpišete. Time se još ništa ne plaća.',
  ],
  revoking: [
    'Uklonite staro dopuštenje za {token}',
    '{token} prihvaća novo dopuštenje tek nakon što se staro ukloni. Time se još ništa ne plaća, a može potrajati minutu.',
  ],
  signingStep: 'Korak {step} od {steps}',
  busy: ['Dovršite plaćanje u drugoj kartici preglednika', 'Plaćate ondje. Nemojte platiti dvaput.'],
  checkWallet: [
    'Provjerite novčanik',
    'Od vašeg novčanika zatraženo je plaćanje. Odobrite ga ili odbijte ondje i nemojte platiti dvaput. Ova se stranica sama ažurira.',
  ],
  declineFirst:
    'Jeste li odbili zahtjev ili se on nije ni pojavio? Ako vaš novčanik još traži odobrenje, najprije ondje odbijte zahtjev.',
  declined: 'Zahtjev nisam odobrio/la',
  checkingDeclined: 'Provjeravamo da ništa nije poslano…',
  unproven: 'Nije sigurno da ništa nije poslano.',
  contactShop: 'Obratite se trgovini prije nego što ponovno platite i navedite ovo plaćanje: {payment}',
  otherChain:
    'U vašem je novčaniku bila odabrana druga mreža pa je plaćanje možda otišlo onamo. U tom ga slučaju trgovina ne prima.',
  late: [
    'Je li novac otišao iz vašeg novčanika?',
    'Ovo je plaćanje zatvoreno, ali od vašeg je novčanika zatraženo da ga pošalje i možda je to učinio prekasno.',
  ],
  sending: ['Šaljemo vaše plaćanje', 'Odobrili ste ga. Ostavite ovu stranicu otvorenom još trenutak.'],
  unsent: [
    'Još ne znamo je li vaše plaćanje stiglo',
    'Isto plaćanje možete poslati još jednom: iznos vam se neće naplatiti dvaput. Nemojte započinjati novo plaćanje.',
  ],
  resend: 'Pošalji ponovno',
  sent: ['Plaćanje je poslano', 'Ne morate učiniti ništa više.'],
  closed: ['Provjeravamo vaše plaćanje', 'Nemojte platiti ponovno. Ishod će se uskoro prikazati ovdje.'],
  problems: {
    rejected: 'Odbili ste zahtjev u svojem novčaniku. Ništa nije plaćeno.',
    request_pending:
      'U vašem je novčaniku bio otvoren drugi zahtjev. Otvorite novčanik, odgovorite na zahtjev, a zatim pokušajte ponovno.',
    account_changed:
      'U vašem je novčaniku sada odabran drugi račun ili druga mreža. Provjerite čime plaćate, a zatim pokušajte ponovno.',
    unknown_chain:
      'Vaš se novčanik nije prebacio na mrežu {network}. Prebacite se na nju u novčaniku ili odaberite drugu valutu.',
    unauthorized: 'Vaš novčanik ne dopušta ovoj stranici da koristi taj račun. Ponovno ga povežite.',
    rate_limited:
      'Vaš novčanik neko vrijeme ne prima zahtjeve s ove stranice. Ništa nije plaćeno. Pričekajte minutu, a zatim pokušajte ponovno.',
    wallet_failed:
      'Vaš novčanik to nije mogao izvršiti. Ništa nije plaćeno. Pokušajte ponovno ili platite na drugi način.',
    internal_error:
      'Došlo je do pogreške na ovoj stranici, a ne u vašem novčaniku. Ništa nije plaćeno. Pokušajte ponovno ili platite na drugi način.',
    reloaded:
      'Zahtjev je u vaš novčanik stigao sa stranice koja više nije otvorena pa se odgovor novčanika ne računa. Ako novčanik još traži odobrenje, odbijte zahtjev ondje. Ništa nije plaćeno. Zatim odaberite ponovno.',
    price_renewed: 'Cijena je ažurirana. Provjerite iznos, a zatim platite.',
    offer_renewed: 'Ponuda je bila istekla i obnovljena je. Ništa nije plaćeno. Iznos je ostao isti.',
    refused_request:
      'Zahtjev se ne podudara s onim što je ovdje prikazano pa nije poslan u vaš novčanik. Ništa nije plaćeno. Platite na drugi način ili se obratite trgovini.',
    not_accepted:
      'Odobrenje iz vašeg novčanika nije prihvaćeno. Ništa nije plaćeno. Pokušajte ponovno ili upotrijebite drugu valutu.',
    smart_account:
      'Ova valuta ne prihvaća odobrenja s pametnih računa (smart account). Ništa nije plaćeno. Odaberite drugu valutu ili drugi račun u novčaniku.',
    details_required:
      'Za ovaj su način plaćanja potrebni podaci o vama koje ova stranica ne može zatražiti. Upotrijebite drugu valutu ili skenirajte kôd.',
    expires_soon: 'Nema više dovoljno vremena za plaćanje.',
    unavailable: 'Načini plaćanja trenutačno se ne mogu učitati. Pokušajte ponovno.',
    storage_unavailable:
      'Vaš preglednik blokira pohranu pa ova stranica ne može osigurati da platite samo jednom. Umjesto toga skenirajte kôd.',
  },
};
