import type { WalletMessages } from '../../wallet-messages.js';

/** Slovenian. */
export const sl: WalletMessages = {
  locale: 'sl',
  dir: 'ltr',
  notOpened: 'Se ni odprla? Aplikacija morda ni nameščena.',
  back: 'Nazaj',
  connecting: ['Povežite {wallet}', 'V {wallet} izberite račun, s katerega želite plačati.'],
  openWallet: 'Čakamo na {wallet}… Nič ne vidite? Odprite denarnico v vrstici brskalnika ali poglejte za to okno.',
  loading: 'Preverjamo, s čim lahko plačate…',
  pickAsset: 'Izberite, s čim želite plačati',
  onNetwork: 'v omrežju {network}',
  priceHeld: 'Cena velja do {time}',
  needsDetails: 'Zahteva podatke o vas, po katerih ta stran ne more vprašati',
  needsPermission: 'Zahteva enkratno dovoljenje',
  pay: 'Plačaj {amount} prek {wallet}',
  preparing: 'Pripravljamo…',
  tryAgain: 'Poskusi znova',
  noAccount: [
    'Noben račun ni povezan',
    '{wallet} nima računa, ki bi ga ta stran smela uporabiti. Povežite račun ali uporabite drugo denarnico.',
  ],
  noFunds: [
    'Premalo sredstev',
    '{wallet} nima valute, ki bi zadostovala za to plačilo. Uporabite drug račun ali drugo denarnico ali skenirajte kodo.',
  ],
  blocked: [
    'S tega računa ni mogoče',
    'Tega plačila ni mogoče izvesti z računa v {wallet}. Uporabite drug račun ali se obrnite na trgovino.',
  ],
  details: {
    asks: 'Zahteva vaše podatke',
    give: 'Vnesite svoje podatke',
    why: 'Plačilna storitev jih mora po zakonu poznati.',
    merchant: 'Plačilo za {merchant}',
    next: 'Nadaljuj',
    optional: 'neobvezno',
    page: 'Vnesite jih na strani plačilne storitve. Nato se vrnite sem in plačajte.',
    open: 'Odpri stran',
    done: 'Podatki so vneseni',
    missing: 'Plačilna storitev teh podatkov še nima ali jih ni sprejela. Nič ni bilo plačano.',
    check: 'Preverite ta polja',
    required: 'To polje je obvezno.',
    date: 'Vnesite veljaven datum.',
    email: 'Vnesite veljaven e-poštni naslov.',
    one_of: 'Izpolnite vsaj eno: {fields}',
  },
  switching: ['Dovolite omrežje', '{wallet} prosi za uporabo omrežja {network}.'],
  signing: ['Odobrite {amount} v {wallet}', 'Ta stran se posodablja sama.'],
  checkAmount: 'Preverite, ali je tam prikazan isti znesek.',
  checkUnits: 'Znesek je tam lahko prikazan v najmanjših enotah {token}: {units}.',
  declineNow: 'Če vaša denarnica še vedno prosi za odobritev, zavrnite zahtevo.',
  allowing: [
    'Dovolite, da Permit2 uporablja {token}',
    'Enkratno dovoljenje brez omejitve, za plačila, ki jih podpišete. S tem še ni nič plačano.',
  ],
  revoking: [
    'Prekličite staro dovoljenje za {token}',
    '{token} sprejme novo dovoljenje šele po preklicu starega. S tem še ni nič plačano, preklic pa lahko traja minuto.',
  ],
  signingStep: 'Korak {step} od {steps}',
  busy: ['Dokončajte v drugem zavihku', 'Plačujete tam. Ne plačajte dvakrat.'],
  checkWallet: [
    'Preverite svojo denarnico',
    'Vaša denarnica je prejela zahtevo za plačilo. Tam jo odobrite ali zavrnite in ne plačajte dvakrat. Ta stran se posodablja sama.',
  ],
  declineFirst:
    'Ste zahtevo zavrnili ali se sploh ni prikazala? Če vaša denarnica še vedno prosi za odobritev, zahtevo najprej zavrnite tam.',
  declined: 'Zahteve nisem odobril(a)',
  checkingDeclined: 'Preverjamo, da ni bilo nič poslano…',
  unproven: 'Ni gotovo, da ni bilo nič poslano.',
  contactShop: 'Preden plačate znova, se obrnite na trgovino in navedite to plačilo: {payment}',
  otherChain:
    'V vaši denarnici je bilo izbrano drugo omrežje, zato je plačilo morda odšlo tja. V tem primeru ga trgovina ne prejme.',
  late: [
    'Je denar zapustil vašo denarnico?',
    'To plačilo se je že končalo, vendar je vaša denarnica prejela zahtevo, da ga pošlje, in je to morda storila prepozno.',
  ],
  sending: ['Pošiljamo vaše plačilo', 'Plačilo ste odobrili. Pustite to stran še malo odprto.'],
  unsent: [
    'Ne vemo še, ali je vaše plačilo prispelo',
    'Isto plačilo lahko pošljete še enkrat: znesek vam ne bo zaračunan dvakrat. Ne začenjajte novega plačila.',
  ],
  resend: 'Pošlji še enkrat',
  sent: ['Plačilo je poslano', 'Ni vam treba storiti ničesar več.'],
  closed: ['Preverjamo vaše plačilo', 'Ne plačajte znova. Izid se bo kmalu prikazal tukaj.'],
  problems: {
    rejected: 'V svoji denarnici ste to zavrnili. Nič ni bilo plačano.',
    request_pending:
      'V vaši denarnici je bila odprta druga zahteva. Odprite denarnico, odgovorite in nato poskusite znova.',
    account_changed:
      'V vaši denarnici je zdaj izbran drug račun ali drugo omrežje. Preverite, s čim plačujete, in nato poskusite znova.',
    unknown_chain:
      'Vaša denarnica ni preklopila na omrežje {network}. V denarnici preklopite nanj ali izberite drugo valuto.',
    unauthorized: 'Vaša denarnica tej strani ne dovoli uporabe tega računa. Povežite ga znova.',
    rate_limited:
      'Vaša denarnica nekaj časa ne sprejema zahtev te strani. Nič ni bilo plačano. Počakajte minuto in nato poskusite znova.',
    wallet_failed: 'Vaša denarnica tega ni mogla izvesti. Nič ni bilo plačano. Poskusite znova ali plačajte drugače.',
    internal_error:
      'Do težave je prišlo na tej strani, ne v vaši denarnici. Nič ni bilo plačano. Poskusite znova ali plačajte drugače.',
    reloaded:
      'Zahtevo je vaši denarnici poslala stran, ki ni več odprta, zato odgovor denarnice ne šteje. Nič ni bilo plačano. Če denarnica še vedno prosi za odobritev, zahtevo zavrnite tam. Nato izberite znova.',
    price_renewed: 'Cena je bila osvežena. Preverite znesek in nato plačajte.',
    offer_renewed: 'Ponudba je potekla in je bila osvežena. Nič ni bilo plačano. Znesek je še vedno enak.',
    refused_request:
      'Zahteva se ne ujema s tem, kar je prikazano tukaj, zato ni bila poslana v vašo denarnico. Nič ni bilo plačano. Plačajte drugače ali se obrnite na trgovino.',
    not_accepted:
      'Odobritev iz vaše denarnice ni bila sprejeta. Nič ni bilo plačano. Poskusite znova ali uporabite drugo valuto.',
    smart_account:
      'Ta valuta ne sprejema odobritev s pametnih računov (smart account). Nič ni bilo plačano. Izberite drugo valuto ali drug račun v denarnici.',
    details_required:
      'Ta način plačila zahteva podatke o vas, po katerih ta stran ne more vprašati. Uporabite drugo valuto ali skenirajte kodo.',
    expires_soon: 'Za plačilo ni več dovolj časa.',
    unavailable: 'Načinov plačila trenutno ni mogoče naložiti. Poskusite znova.',
    storage_unavailable:
      'Vaš brskalnik blokira shrambo, zato ta stran ne more zagotoviti, da plačate samo enkrat. Namesto tega skenirajte kodo.',
  },
};
