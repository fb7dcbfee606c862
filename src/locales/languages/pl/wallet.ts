import type { WalletMessages } from '../../wallet-messages.js';

/** Polish. */
export const pl: WalletMessages = {
  locale: 'pl',
  dir: 'ltr',
  notOpened: 'Nie otworzyło się? Być może aplikacja nie jest zainstalowana.',
  back: 'Wstecz',
  connecting: ['Połącz {wallet}', 'Wybierz w {wallet} konto, z którego chcesz zapłacić.'],
  openWallet: 'Czekamy na {wallet}… Nic nie widać? Otwórz portfel z paska przeglądarki lub zajrzyj za to okno.',
  loading: 'Sprawdzamy, czym możesz zapłacić…',
  pickAsset: 'Wybierz, czym chcesz zapłacić',
  onNetwork: 'w sieci {network}',
  priceHeld: 'Cena ważna do {time}',
  needsDetails: 'Wymaga danych o Tobie, o które ta strona nie może zapytać',
  needsPermission: 'Wymaga jednorazowego zezwolenia',
  pay: 'Zapłać {amount} przez {wallet}',
  preparing: 'Przygotowywanie…',
  tryAgain: 'Spróbuj ponownie',
  noAccount: [
    'Żadne konto nie jest połączone',
    '{wallet} nie pokazuje konta, którego ta strona może używać. Połącz konto lub użyj innego portfela.',
  ],
  noFunds: [
    'Za mało środków',
    '{wallet} nie ma waluty, która wystarczy na tę płatność. Użyj innego konta lub portfela albo zeskanuj kod.',
  ],
  blocked: [
    'Niemożliwe z tego konta',
    'Tej płatności nie można wykonać z konta w {wallet}. Użyj innego konta lub skontaktuj się ze sklepem.',
  ],
  details: {
    asks: 'Wymaga podania Twoich danych',
    give: 'Podaj swoje dane',
    why: 'Zgodnie z prawem usługa płatnicza musi je znać.',
    merchant: 'Płatność dla {merchant}',
    next: 'Dalej',
    optional: 'opcjonalnie',
    page: 'Podaj je na stronie usługi płatniczej. Potem wróć tutaj, aby zapłacić.',
    open: 'Otwórz stronę',
    done: 'Już je podałem(-am)',
    missing: 'Usługa płatnicza nie ma jeszcze tych danych albo ich nie przyjęła. Nic nie zapłacono.',
    check: 'Sprawdź te pola',
    required: 'To pole jest wymagane.',
    date: 'Podaj prawidłową datę.',
    email: 'Podaj prawidłowy adres e-mail.',
    one_of: 'Wypełnij co najmniej jedno: {fields}',
  },
  switching: ['Zezwól na sieć', '{wallet} pyta, czy użyć sieci {network}.'],
  signing: ['Zatwierdź {amount} w {wallet}', 'Ta strona zaktualizuje się sama.'],
  checkAmount: 'Sprawdź, czy widać tam tę samą kwotę.',
  checkUnits: 'Portfel może pokazać kwotę w najmniejszych jednostkach waluty {token}: {units}.',
  declineNow: 'Jeśli Twój portfel nadal prosi o zatwierdzenie, odrzuć prośbę.',
  allowing: [
    'Zezwól Permit2 na używanie {token}',
    'Jednorazowe zezwolenie bez limitu, na płatności, które podpisujesz. Na razie niczego nie opłaca.',
  ],
  revoking: [
    'Cofnij stare zezwolenie na używanie {token}',
    '{token} przyjmuje nowe zezwolenie dopiero po cofnięciu starego. Na tym etapie jeszcze niczego się nie płaci, a cofnięcie może potrwać minutę.',
  ],
  signingStep: 'Krok {step} z {steps}',
  busy: ['Dokończ płatność w drugiej karcie przeglądarki', 'Płacisz już tam. Nie płać dwa razy.'],
  checkWallet: [
    'Sprawdź swój portfel',
    'Twój portfel otrzymał prośbę o płatność. Zatwierdź ją tam lub odrzuć i nie płać dwa razy. Ta strona zaktualizuje się sama.',
  ],
  declineFirst:
    'Czy prośba została przez Ciebie odrzucona, czy w ogóle się nie pojawiła? Jeśli Twój portfel nadal prosi o zatwierdzenie, najpierw odrzuć ją tam.',
  declined: 'Prośba nie została przeze mnie zatwierdzona',
  checkingDeclined: 'Sprawdzamy, czy na pewno nic nie wysłano…',
  unproven: 'Nie ma pewności, że nic nie wysłano.',
  contactShop: 'Zanim zapłacisz ponownie, skontaktuj się ze sklepem i podaj identyfikator tej płatności: {payment}',
  otherChain:
    'W Twoim portfelu była wybrana inna sieć, więc płatność mogła trafić tam. W takim przypadku sklep jej nie otrzyma.',
  late: [
    'Czy z Twojego portfela ubyły środki?',
    'Ta płatność jest zamknięta, ale Twój portfel otrzymał prośbę o jej wysłanie i mógł to zrobić zbyt późno.',
  ],
  sending: ['Wysyłamy Twoją płatność', 'Płatność została zatwierdzona. Nie zamykaj jeszcze przez chwilę tej strony.'],
  unsent: [
    'Jeszcze nie wiadomo, czy Twoja płatność dotarła',
    'Możesz wysłać tę samą płatność jeszcze raz: nie zapłacisz podwójnie. Nie rozpoczynaj nowej płatności.',
  ],
  resend: 'Wyślij jeszcze raz',
  sent: ['Płatność wysłana', 'Nie musisz robić nic więcej.'],
  closed: ['Sprawdzamy Twoją płatność', 'Nie płać ponownie. Wynik pojawi się tu za chwilę.'],
  problems: {
    rejected: 'Prośbę odrzucono w Twoim portfelu. Nic nie zapłacono.',
    request_pending: 'Twój portfel miał otwartą inną prośbę. Otwórz go, odpowiedz na nią, a potem spróbuj ponownie.',
    account_changed:
      'W Twoim portfelu jest teraz wybrane inne konto lub inna sieć. Sprawdź, czym płacisz, a potem spróbuj ponownie.',
    unknown_chain:
      'Twój portfel nie przełączył się na sieć {network}. Przełącz się na nią w portfelu lub wybierz inną walutę.',
    unauthorized: 'Twój portfel nie pozwala tej stronie używać tego konta. Połącz je ponownie.',
    rate_limited:
      'Twój portfel przez chwilę nie przyjmuje próśb z tej strony. Nic nie zapłacono. Odczekaj minutę, a potem spróbuj ponownie.',
    wallet_failed: 'Twój portfel nie mógł tego zrobić. Nic nie zapłacono. Spróbuj ponownie lub zapłać w inny sposób.',
    internal_error:
      'Coś poszło nie tak na tej stronie, a nie w Twoim portfelu. Nic nie zapłacono. Spróbuj ponownie lub zapłać w inny sposób.',
    reloaded:
      'Twój portfel otrzymał prośbę ze strony, która nie jest już otwarta, więc jego odpowiedź się nie liczy. Jeśli nadal prosi o zatwierdzenie, odrzuć prośbę w portfelu. Nic nie zapłacono. Potem wybierz ponownie.',
    price_renewed: 'Cena została odnowiona. Sprawdź kwotę, a potem zapłać.',
    offer_renewed: 'Oferta wygasła i została odnowiona. Nic nie zapłacono. Kwota się nie zmieniła.',
    refused_request:
      'Żądanie nie zgadza się z tym, co widać tutaj, więc nie zostało wysłane do Twojego portfela. Nic nie zapłacono. Zapłać w inny sposób lub skontaktuj się ze sklepem.',
    not_accepted:
      'Zatwierdzenie z Twojego portfela nie zostało przyjęte. Nic nie zapłacono. Spróbuj ponownie lub użyj innej waluty.',
    smart_account:
      'Ta waluta nie przyjmuje zatwierdzeń z inteligentnych kont. Nic nie zapłacono. Wybierz inną walutę lub inne konto.',
    details_required:
      'Ten sposób płatności wymaga danych o Tobie, o które ta strona nie może zapytać. Użyj innej waluty lub zeskanuj kod.',
    expires_soon: 'Zostało za mało czasu, aby zapłacić.',
    unavailable: 'Nie można teraz wczytać sposobów płatności. Spróbuj ponownie.',
    storage_unavailable:
      'Twoja przeglądarka blokuje zapisywanie danych, więc ta strona nie może zapewnić, że zapłacisz tylko raz. Zeskanuj zamiast tego kod.',
  },
};
