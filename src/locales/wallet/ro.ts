import type { WalletMessages } from './wallet-messages.js';

/** Romanian. */
export const ro: WalletMessages = {
  locale: 'ro',
  dir: 'ltr',
  pickWallet: 'Cum doriți să plătiți?',
  noWallet:
    'Nu s-a găsit niciun portofel în acest browser. Este prima dată? Scanați codul cu o aplicație de portofel de pe telefon.',
  otherWallet: 'Folosiți alt portofel',
  installed: 'Instalat',
  lastUsed: 'Ultimul folosit',
  searchWallets: 'Căutați un portofel',
  notFound: 'Niciun portofel cu acest nume.',
  openedApp: ['Plătiți în {wallet}', 'Această pagină se actualizează singură.'],
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
  signing: [
    'Aprobați {amount} în {wallet}',
    'Verificați dacă acolo apare aceeași sumă. Această pagină se actualizează singură.',
  ],
  allowing: [
    'Permiteți ca Permit2 să folosească {token}',
    'O permisiune unică, fără limită, pentru plățile pe care le semnați. Încă nu plătește nimic.',
  ],
  signingStep: 'Pasul {step} din {steps}',
  busy: ['Verificați portofelul', 'Plătiți deja în altă filă. Nu plătiți de două ori: finalizați acolo.'],
  checkWallet:
    'Portofelului i s-a cerut să plătească. Aprobați sau refuzați acolo și nu plătiți de două ori. Această pagină se actualizează singură.',
  sending: ['Se trimite plata dvs.', 'Ați aprobat-o. Țineți această pagină deschisă încă puțin.'],
  unsent: [
    'Încă nu știm dacă plata dvs. a ajuns',
    'Nu plătiți din nou. Încercați să retrimiteți aceeași plată: suma nu va fi retrasă de două ori.',
  ],
  resend: 'Retrimiteți',
  sent: ['Plată trimisă', 'Nu mai trebuie să faceți nimic.'],
  closed: ['Verificăm plata dvs.', 'Nu plătiți din nou. Rezultatul apare aici imediat.'],
  problems: {
    rejected: 'Ați refuzat cererea în portofel. Nu s-a plătit nimic.',
    request_pending: 'Portofelul dvs. încă așteaptă un răspuns. Deschideți-l, răspundeți, apoi încercați din nou.',
    account_changed:
      'În portofelul dvs. este selectat acum alt cont sau altă rețea. Verificați cu ce plătiți, apoi încercați din nou.',
    unknown_chain:
      'În portofelul dvs. nu este selectată această rețea. Comutați la ea în portofel, apoi încercați din nou.',
    unauthorized: 'Portofelul dvs. nu permite acestei pagini să folosească acel cont. Conectați-l din nou.',
    wallet_failed:
      'Portofelul dvs. nu a putut face acest lucru. Nu s-a plătit nimic. Încercați din nou sau plătiți în alt mod.',
    price_renewed: 'Prețul a fost actualizat. Verificați suma, apoi plătiți.',
    refused_request:
      'Cererea nu corespunde cu ce este afișat aici, așa că nu a fost trimisă portofelului dvs. Nu s-a plătit nimic. Plătiți în alt mod sau contactați magazinul.',
    not_accepted:
      'Aprobarea din portofelul dvs. nu a fost acceptată. Nu s-a plătit nimic. Încercați din nou sau folosiți altă monedă.',
    details_required:
      'Acest mod de plată necesită date despre dvs. pe care această pagină nu le poate cere. Folosiți altă monedă sau scanați codul.',
    expires_soon: 'Nu a mai rămas suficient timp pentru plată.',
    unavailable: 'Modurile de plată nu pot fi încărcate acum. Încercați din nou.',
    storage_unavailable:
      'Browserul dvs. blochează stocarea, așa că această pagină nu poate asigura că plătiți o singură dată. Scanați în schimb codul.',
  },
};
