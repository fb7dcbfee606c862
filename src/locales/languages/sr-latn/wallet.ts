import type { WalletMessages } from '../../wallet-messages.js';

/** Serbian in Latin letters. */
export const srLatn: WalletMessages = {
  locale: 'sr-Latn',
  dir: 'ltr',
  notOpened: 'Nije se otvorio? Aplikacija možda nije instalirana.',
  back: 'Nazad',
  connecting: ['Povežite {wallet}', 'Izaberite u novčaniku {wallet} račun sa kog želite da platite.'],
  openWallet:
    'Čekamo {wallet}… Ništa se ne vidi? Otvorite novčanik sa trake pregledača ili pogledajte iza ovog prozora.',
  loading: 'Proveravamo čime možete da platite…',
  pickAsset: 'Izaberite čime želite da platite',
  onNetwork: 'na mreži {network}',
  priceHeld: 'Cena važi do {time}',
  needsDetails: 'Potrebni su podaci o vama koje ova stranica ne može da zatraži',
  needsPermission: 'Potrebna je jednokratna dozvola',
  pay: 'Plati {amount} preko {wallet}',
  preparing: 'Priprema…',
  tryAgain: 'Pokušaj ponovo',
  noAccount: [
    'Nijedan račun nije povezan',
    '{wallet} ne prikazuje račun koji ova stranica sme da koristi. Povežite račun ili koristite drugi novčanik.',
  ],
  noFunds: [
    'Nema dovoljno sredstava',
    '{wallet} nema valutu koja pokriva ovo plaćanje. Koristite drugi račun ili novčanik, ili skenirajte kôd.',
  ],
  blocked: [
    'Nije moguće sa ovog računa',
    'Ovo plaćanje ne može da se izvrši sa računa u novčaniku {wallet}. Koristite drugi račun ili se obratite prodavnici.',
  ],
  details: {
    asks: 'Traži vaše podatke',
    give: 'Unesite svoje podatke',
    why: 'Platna usluga po zakonu mora da ih zna.',
    merchant: 'Plaćanje za {merchant}',
    next: 'Nastavi',
    optional: 'neobavezno',
    page: 'Unesite ih na stranici platne usluge. Zatim se vratite ovde i platite.',
    open: 'Otvori stranicu',
    done: 'Podaci su uneti',
    missing: 'Platna usluga još nema te podatke ili ih nije prihvatila. Ništa nije plaćeno.',
    check: 'Proverite ova polja',
    required: 'Ovo polje je obavezno.',
    date: 'Unesite ispravan datum.',
    email: 'Unesite ispravnu imejl adresu.',
    one_of: 'Popunite bar jedno: {fields}',
  },
  switching: ['Dozvolite mrežu', '{wallet} traži da koristi mrežu {network}.'],
  signing: ['Odobrite {amount} u novčaniku {wallet}', 'Ova stranica se sama ažurira.'],
  checkAmount: 'Proverite da li je tamo prikazan isti iznos.',
  checkUnits: 'U novčaniku iznos može biti prikazan u najmanjim jedinicama valute {token}: {units}.',
  declineNow: 'Ako novčanik još traži odobrenje, odbijte zahtev.',
  allowing: [
    'Dozvolite da Permit2 koristi {token}',
    'Jednokratna dozvola bez ograničenja, za plaćanja koja potpišete. Time se još ništa ne plaća.',
  ],
  revoking: [
    'Uklonite staru dozvolu za {token}',
    '{token} prihvata novu dozvolu tek kada se stara ukloni. Time se još ništa ne plaća, a može da potraje minut.',
  ],
  signingStep: 'Korak {step} od {steps}',
  busy: ['Završite na drugoj kartici pregledača', 'Plaćate tamo. Nemojte plaćati dvaput.'],
  checkWallet: [
    'Proverite novčanik',
    'Od novčanika je zatraženo plaćanje. Tamo ga odobrite ili odbijte i nemojte plaćati dvaput. Ova stranica se sama ažurira.',
  ],
  declineFirst:
    'Da li ste odbili zahtev ili se on nije ni pojavio? Ako novčanik još traži odobrenje, prvo tamo odbijte zahtev.',
  declined: 'Zahtev nisam odobrio/la',
  checkingDeclined: 'Proveravamo da ništa nije poslato…',
  unproven: 'Nije sigurno da ništa nije poslato.',
  contactShop: 'Obratite se prodavnici pre nego što ponovo platite i navedite ovo plaćanje: {payment}',
  otherChain:
    'U novčaniku je bila izabrana druga mreža, pa je plaćanje možda otišlo tamo. U tom slučaju ga prodavnica ne dobija.',
  late: [
    'Da li je novac otišao iz vašeg novčanika?',
    'Ovo plaćanje je zatvoreno, ali je od novčanika zatraženo da ga pošalje i možda je to učinio prekasno.',
  ],
  sending: ['Šaljemo vaše plaćanje', 'Odobrili ste ga. Držite ovu stranicu otvorenu još malo.'],
  unsent: [
    'Još ne znamo da li je vaše plaćanje stiglo',
    'Isto plaćanje možete da pošaljete još jednom: iznos vam neće biti naplaćen dvaput. Nemojte započinjati novo plaćanje.',
  ],
  resend: 'Pošalji još jednom',
  sent: ['Plaćanje je poslato', 'Ne morate da radite ništa više.'],
  closed: ['Proveravamo vaše plaćanje', 'Nemojte plaćati ponovo. Ishod će se uskoro pojaviti ovde.'],
  problems: {
    rejected: 'Odbili ste to u novčaniku. Ništa nije plaćeno.',
    request_pending:
      'U novčaniku je bio otvoren drugi zahtev. Otvorite novčanik, odgovorite na zahtev, pa pokušajte ponovo.',
    account_changed:
      'U novčaniku je sada izabran drugi račun ili druga mreža. Proverite čime plaćate, pa pokušajte ponovo.',
    unknown_chain:
      'Novčanik se nije prebacio na mrežu {network}. Prebacite se na nju u novčaniku ili izaberite drugu valutu.',
    unauthorized: 'Novčanik ne dozvoljava ovoj stranici da koristi taj račun. Povežite ga ponovo.',
    rate_limited:
      'Novčanik neko vreme ne prima zahteve sa ove stranice. Ništa nije plaćeno. Sačekajte minut, pa pokušajte ponovo.',
    wallet_failed: 'Novčanik nije mogao to da izvrši. Ništa nije plaćeno. Pokušajte ponovo ili platite na drugi način.',
    internal_error:
      'Došlo je do greške na ovoj stranici, a ne u novčaniku. Ništa nije plaćeno. Pokušajte ponovo ili platite na drugi način.',
    reloaded:
      'Zahtev je u novčanik stigao sa stranice koja više nije otvorena, pa se odgovor novčanika ne računa. Ako novčanik još traži odobrenje, odbijte zahtev tamo. Ništa nije plaćeno. Zatim izaberite ponovo.',
    price_renewed: 'Cena je obnovljena. Proverite iznos, pa platite.',
    offer_renewed: 'Ponuda je bila istekla i obnovljena je. Ništa nije plaćeno. Iznos je ostao isti.',
    refused_request:
      'Zahtev se ne poklapa sa onim što je ovde prikazano, pa nije poslat u novčanik. Ništa nije plaćeno. Platite na drugi način ili se obratite prodavnici.',
    not_accepted:
      'Odobrenje iz novčanika nije prihvaćeno. Ništa nije plaćeno. Pokušajte ponovo ili koristite drugu valutu.',
    smart_account:
      'Ova valuta ne prihvata odobrenja sa pametnih računa (smart account). Ništa nije plaćeno. Izaberite drugu valutu ili drugi račun u novčaniku.',
    details_required:
      'Za ovaj način plaćanja potrebni su podaci o vama koje ova stranica ne može da zatraži. Koristite drugu valutu ili skenirajte kôd.',
    expires_soon: 'Nema više dovoljno vremena za plaćanje.',
    unavailable: 'Načini plaćanja trenutno ne mogu da se učitaju. Pokušajte ponovo.',
    storage_unavailable:
      'Pregledač blokira skladištenje, pa ova stranica ne može da obezbedi da platite samo jednom. Umesto toga skenirajte kôd.',
  },
};
