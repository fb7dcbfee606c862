import type { WalletMessages } from '../../wallet-messages.js';

/** Romanian. */
export const ro: WalletMessages = {
  locale: 'ro',
  dir: 'ltr',
  notOpened: 'Nu s-a deschis? Poate că aplicația nu este instalată.',
  back: 'Înapoi',
  connecting: ['Conectați {wallet}', 'Alegeți în {wallet} contul cu care doriți să plătiți.'],
  openWallet:
    'Așteptăm {wallet}… Nu vedeți nimic? Deschideți portofelul din bara browserului sau uitați-vă în spatele acestei ferestre.',
  loading: 'Verificăm cu ce puteți plăti…',
  pickAsset: 'Alegeți cu ce plătiți',
  onNetwork: 'în rețeaua {network}',
  priceHeld: 'Preț valabil până la {time}',
  needsDetails: 'Necesită date despre dvs. pe care această pagină nu le poate cere',
  needsPermission: 'Necesită o permisiune unică',
  pay: 'Plătiți {amount} cu {wallet}',
  preparing: 'Se pregătește…',
  tryAgain: 'Reîncercați',
  noAccount: [
    'Niciun cont nu este conectat',
    '{wallet} nu afișează niciun cont pe care această pagină să îl poată folosi. Conectați un cont sau folosiți alt portofel.',
  ],
  noFunds: [
    'Fonduri insuficiente',
    '{wallet} nu are nicio monedă care să acopere această plată. Folosiți alt cont sau alt portofel ori scanați codul.',
  ],
  blocked: [
    'Nu este posibil din acest cont',
    'Această plată nu poate fi făcută din contul din {wallet}. Folosiți alt cont sau contactați magazinul.',
  ],
  details: {
    asks: 'Cere datele dvs.',
    give: 'Introduceți datele dvs.',
    why: 'Serviciul de plată trebuie să le cunoască, potrivit legii.',
    merchant: 'Plată către {merchant}',
    next: 'Continuați',
    optional: 'opțional',
    page: 'Introduceți-le pe o pagină a serviciului de plată. Apoi reveniți aici pentru a plăti.',
    open: 'Deschideți pagina',
    done: 'Le-am introdus',
    missing: 'Serviciul de plată nu are încă aceste date sau nu le-a acceptat. Nu s-a plătit nimic.',
    check: 'Verificați aceste câmpuri',
    required: 'Acest câmp este obligatoriu.',
    date: 'Introduceți o dată validă.',
    email: 'Introduceți o adresă de e-mail validă.',
    one_of: 'Completați cel puțin unul: {fields}',
  },
  switching: ['Permiteți rețeaua', '{wallet} întreabă dacă poate folosi {network}.'],
  signing: ['Aprobați {amount} în {wallet}', 'Această pagină se actualizează singură.'],
  checkAmount: 'Verificați dacă acolo apare aceeași sumă.',
  checkUnits: 'Suma poate apărea acolo în cele mai mici unități de {token}: {units}.',
  declineNow: 'Dacă portofelul dvs. încă cere aprobarea, refuzați cererea.',
  allowing: [
    'Permiteți ca Permit2 să folosească {token}',
    'O permisiune unică, fără limită, pentru plățile pe care le semnați. Încă nu plătește nimic.',
  ],
  revoking: [
    'Retrageți permisiunea veche pentru {token}',
    '{token} acceptă o permisiune nouă abia după retragerea celei vechi. Deocamdată nu se plătește nimic, iar operațiunea poate dura un minut.',
  ],
  signingStep: 'Pasul {step} din {steps}',
  busy: ['Finalizați plata în cealaltă filă', 'Plătiți deja acolo. Nu plătiți de două ori.'],
  checkWallet: [
    'Verificați portofelul',
    'Portofelului i s-a cerut să plătească. Aprobați sau refuzați acolo și nu plătiți de două ori. Această pagină se actualizează singură.',
  ],
  declineFirst:
    'Ați refuzat cererea sau nu a apărut niciodată? Dacă portofelul dvs. încă cere aprobarea, refuzați mai întâi acolo.',
  declined: 'Nu am aprobat cererea',
  checkingDeclined: 'Verificăm că nu s-a trimis nimic…',
  unproven: 'Nu este sigur că nu s-a trimis nimic.',
  contactShop: 'Contactați magazinul înainte de a plăti din nou și menționați această plată: {payment}',
  otherChain:
    'În portofelul dvs. era selectată altă rețea, așa că este posibil ca plata să fi ajuns acolo. În acest caz, magazinul nu o primește.',
  late: [
    'Au ieșit bani din portofel?',
    'Această plată a fost închisă, dar portofelului i s-a cerut să o trimită și este posibil să fi făcut acest lucru prea târziu.',
  ],
  sending: ['Se trimite plata dvs.', 'Ați aprobat-o. Țineți această pagină deschisă încă puțin.'],
  unsent: [
    'Încă nu știm dacă plata dvs. a ajuns',
    'Puteți retrimite aceeași plată: suma nu va fi retrasă de două ori. Nu începeți o plată nouă.',
  ],
  resend: 'Retrimiteți',
  sent: ['Plată trimisă', 'Nu mai trebuie să faceți nimic.'],
  closed: ['Verificăm plata dvs.', 'Nu plătiți din nou. Rezultatul apare aici imediat.'],
  problems: {
    rejected: 'Ați refuzat cererea în portofel. Nu s-a plătit nimic.',
    request_pending: 'În portofelul dvs. era deschisă altă cerere. Deschideți-l, răspundeți, apoi încercați din nou.',
    account_changed:
      'În portofelul dvs. este selectat acum alt cont sau altă rețea. Verificați cu ce plătiți, apoi încercați din nou.',
    unknown_chain:
      'Portofelul dvs. nu a comutat la rețeaua {network}. Comutați la ea în portofel sau alegeți altă monedă.',
    unauthorized: 'Portofelul dvs. nu permite acestei pagini să folosească acel cont. Conectați-l din nou.',
    rate_limited:
      'Portofelul dvs. nu acceptă un timp cereri de la această pagină. Nu s-a plătit nimic. Așteptați un minut, apoi încercați din nou.',
    wallet_failed:
      'Portofelul dvs. nu a putut face acest lucru. Nu s-a plătit nimic. Încercați din nou sau plătiți în alt mod.',
    internal_error:
      'Problema a apărut pe această pagină, nu în portofel. Nu s-a plătit nimic. Încercați din nou sau plătiți în alt mod.',
    reloaded:
      'Portofelul dvs. a primit cererea de la o pagină care nu mai este deschisă, așa că răspunsul lui nu contează. Nu s-a plătit nimic. Dacă portofelul încă cere aprobarea, refuzați acolo. Apoi alegeți din nou.',
    price_renewed: 'Prețul a fost actualizat. Verificați suma, apoi plătiți.',
    offer_renewed: 'Oferta expirase și a fost reînnoită. Nu s-a plătit nimic. Suma este în continuare aceeași.',
    refused_request:
      'Cererea nu corespunde cu ce este afișat aici, așa că nu a fost trimisă portofelului dvs. Nu s-a plătit nimic. Plătiți în alt mod sau contactați magazinul.',
    not_accepted:
      'Aprobarea din portofelul dvs. nu a fost acceptată. Nu s-a plătit nimic. Încercați din nou sau folosiți altă monedă.',
    smart_account:
      'Această monedă nu acceptă aprobări de la conturi inteligente. Nu s-a plătit nimic. Alegeți o altă monedă sau un alt cont.',
    details_required:
      'Acest mod de plată necesită date despre dvs. pe care această pagină nu le poate cere. Folosiți altă monedă sau scanați codul.',
    expires_soon: 'Nu a mai rămas suficient timp pentru plată.',
    unavailable: 'Modurile de plată nu pot fi încărcate acum. Încercați din nou.',
    storage_unavailable:
      'Browserul dvs. blochează stocarea, așa că această pagină nu poate asigura că plătiți o singură dată. Scanați în schimb codul.',
  },
};
