import type { WalletMessages } from './wallet-messages.js';

/** Slovenian. */
export const sl: WalletMessages = {
  locale: 'sl',
  dir: 'ltr',
  pickWallet: 'Kako želite plačati?',
  noWallet:
    'V tem brskalniku ni bilo mogoče najti denarnice. To počnete prvič? Skenirajte kodo z aplikacijo za denarnico v telefonu.',
  otherWallet: 'Uporabi drugo denarnico',
  installed: 'Nameščena',
  lastUsed: 'Nazadnje uporabljena',
  searchWallets: 'Iskanje denarnice',
  notFound: 'Ni denarnice s tem imenom.',
  openedApp: ['Plačajte v {wallet}', 'Ta stran se posodablja sama.'],
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
  signing: ['Odobrite {amount} v {wallet}', 'Preverite, ali je tam prikazan isti znesek. Ta stran se posodablja sama.'],
  allowing: [
    'Dovolite, da Permit2 uporablja {token}',
    'Enkratno dovoljenje brez omejitve, za plačila, ki jih podpišete. S tem še ni nič plačano.',
  ],
  signingStep: 'Korak {step} od {steps}',
  busy: ['Preverite svojo denarnico', 'Plačujete v drugem zavihku. Ne plačajte dvakrat: dokončajte tam.'],
  checkWallet:
    'Vaša denarnica je prejela zahtevo za plačilo. Odobrite jo ali zavrnite tam in ne plačajte dvakrat. Ta stran se posodablja sama.',
  sending: ['Pošiljamo vaše plačilo', 'Plačilo ste odobrili. Pustite to stran še malo odprto.'],
  unsent: [
    'Ne vemo še, ali je vaše plačilo prispelo',
    'Ne plačajte znova. Poskusite isto plačilo poslati še enkrat: znesek vam ne bo odštet dvakrat.',
  ],
  resend: 'Pošlji še enkrat',
  sent: ['Plačilo je poslano', 'Ni vam treba storiti ničesar več.'],
  closed: ['Preverjamo vaše plačilo', 'Ne plačajte znova. Izid se bo kmalu prikazal tukaj.'],
  problems: {
    rejected: 'V svoji denarnici ste to zavrnili. Nič ni bilo plačano.',
    request_pending: 'Vaša denarnica še čaka na vaš odgovor. Odprite jo, odgovorite in nato poskusite znova.',
    account_changed:
      'V vaši denarnici je zdaj izbran drug račun ali drugo omrežje. Preverite, s čim plačujete, in nato poskusite znova.',
    unknown_chain: 'V vaši denarnici to omrežje ni izbrano. V denarnici preklopite nanj in nato poskusite znova.',
    unauthorized: 'Vaša denarnica tej strani ne dovoli uporabe tega računa. Povežite ga znova.',
    wallet_failed: 'Vaša denarnica tega ni mogla izvesti. Nič ni bilo plačano. Poskusite znova ali plačajte drugače.',
    price_renewed: 'Cena je bila osvežena. Preverite znesek in nato plačajte.',
    refused_request:
      'Zahteva se ne ujema s tem, kar je prikazano tukaj, zato ni bila poslana v vašo denarnico. Nič ni bilo plačano. Plačajte drugače ali se obrnite na trgovino.',
    not_accepted:
      'Odobritev iz vaše denarnice ni bila sprejeta. Nič ni bilo plačano. Poskusite znova ali uporabite drugo valuto.',
    details_required:
      'Ta način plačila zahteva podatke o vas, po katerih ta stran ne more vprašati. Uporabite drugo valuto ali skenirajte kodo.',
    expires_soon: 'Za plačilo ni več dovolj časa.',
    unavailable: 'Načinov plačila trenutno ni mogoče naložiti. Poskusite znova.',
    storage_unavailable:
      'Vaš brskalnik blokira shrambo, zato ta stran ne more zagotoviti, da plačate samo enkrat. Namesto tega skenirajte kodo.',
  },
};
