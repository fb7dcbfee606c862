import type { LocaleKey } from 'pay-status/locales';

/** The notice at the top of the page. */
export interface ModeTexts {
  readonly test: string;
  /** A payment of the live environment, which the sandbox only imitates. */
  readonly live: string;
  /** Follows either. */
  readonly noMoney: string;
}

export const MODE_TEXTS: Readonly<Record<LocaleKey, ModeTexts>> = {
  ar: { test: 'وضع الاختبار.', live: 'الوضع الفعلي في بيئة التجربة.', noMoney: 'لا تُنقل أي أموال حقيقية.' },
  bg: { test: 'Тестов режим.', live: 'Реален режим в тестовата среда.', noMoney: 'Не се прехвърлят истински пари.' },
  ca: { test: 'Mode de prova.', live: 'Mode real, a l’entorn de proves.', noMoney: 'No es mouen diners reals.' },
  cs: {
    test: 'Testovací režim.',
    live: 'Ostrý režim v testovacím prostředí.',
    noMoney: 'Žádné skutečné peníze se nepřevádějí.',
  },
  da: { test: 'Testtilstand.', live: 'Live-tilstand i testmiljøet.', noMoney: 'Der flyttes ingen rigtige penge.' },
  de: { test: 'Testmodus.', live: 'Live-Modus in der Testumgebung.', noMoney: 'Es fließt kein echtes Geld.' },
  el: {
    test: 'Δοκιμαστική λειτουργία.',
    live: 'Πραγματική λειτουργία στο δοκιμαστικό περιβάλλον.',
    noMoney: 'Δεν μεταφέρονται πραγματικά χρήματα.',
  },
  en: { test: 'Test mode.', live: 'Live mode, in the sandbox.', noMoney: 'No real money moves.' },
  es: { test: 'Modo de prueba.', live: 'Modo real, en el entorno de pruebas.', noMoney: 'No se mueve dinero real.' },
  et: { test: 'Testrežiim.', live: 'Päris režiim testkeskkonnas.', noMoney: 'Päris raha ei liigu.' },
  fa: { test: 'حالت آزمایشی.', live: 'حالت واقعی، در محیط آزمایشی.', noMoney: 'هیچ پول واقعی جابه‌جا نمی‌شود.' },
  fi: { test: 'Testitila.', live: 'Tuotantotila testiympäristössä.', noMoney: 'Oikeaa rahaa ei liiku.' },
  fil: { test: 'Test mode.', live: 'Live mode, sa sandbox.', noMoney: 'Walang totoong perang gumagalaw.' },
  fr: {
    test: 'Mode test.',
    live: 'Mode réel, dans l’environnement de test.',
    noMoney: 'Aucun argent réel ne circule.',
  },
  he: { test: 'מצב בדיקה.', live: 'מצב אמיתי בסביבת הבדיקה.', noMoney: 'לא מועבר כסף אמיתי.' },
  hi: { test: 'टेस्ट मोड।', live: 'सैंडबॉक्स में लाइव मोड।', noMoney: 'कोई असली पैसा नहीं भेजा जाता।' },
  hr: { test: 'Testni način.', live: 'Stvarni način u testnom okruženju.', noMoney: 'Ne prenosi se pravi novac.' },
  hu: { test: 'Tesztmód.', live: 'Éles mód a tesztkörnyezetben.', noMoney: 'Valódi pénz nem mozog.' },
  id: {
    test: 'Mode uji coba.',
    live: 'Mode live, di lingkungan uji coba.',
    noMoney: 'Tidak ada uang sungguhan yang berpindah.',
  },
  it: {
    test: 'Modalità di prova.',
    live: 'Modalità reale, nell’ambiente di prova.',
    noMoney: 'Nessun denaro reale viene trasferito.',
  },
  ja: { test: 'テストモード。', live: 'サンドボックスの本番モード。', noMoney: '実際のお金は動きません。' },
  ko: { test: '테스트 모드.', live: '샌드박스의 라이브 모드.', noMoney: '실제 돈은 이동하지 않습니다.' },
  lt: { test: 'Bandomasis režimas.', live: 'Tikras režimas bandomojoje aplinkoje.', noMoney: 'Tikri pinigai nejuda.' },
  lv: { test: 'Testa režīms.', live: 'Īstais režīms testa vidē.', noMoney: 'Īsta nauda netiek pārskaitīta.' },
  ms: {
    test: 'Mod ujian.',
    live: 'Mod langsung, dalam persekitaran ujian.',
    noMoney: 'Tiada wang sebenar yang berpindah.',
  },
  nb: { test: 'Testmodus.', live: 'Live-modus i testmiljøet.', noMoney: 'Ingen ekte penger flyttes.' },
  nl: { test: 'Testmodus.', live: 'Livemodus, in de testomgeving.', noMoney: 'Er wordt geen echt geld overgemaakt.' },
  pl: {
    test: 'Tryb testowy.',
    live: 'Tryb produkcyjny w środowisku testowym.',
    noMoney: 'Prawdziwe pieniądze nie są przekazywane.',
  },
  pt: {
    test: 'Modo de teste.',
    live: 'Modo real, no ambiente de testes.',
    noMoney: 'Nenhum dinheiro real é movimentado.',
  },
  'pt-pt': {
    test: 'Modo de teste.',
    live: 'Modo real, no ambiente de testes.',
    noMoney: 'Não é movimentado dinheiro real.',
  },
  ro: { test: 'Mod de test.', live: 'Mod real, în mediul de testare.', noMoney: 'Nu se transferă bani reali.' },
  ru: { test: 'Тестовый режим.', live: 'Боевой режим в тестовой среде.', noMoney: 'Настоящие деньги не переводятся.' },
  sk: {
    test: 'Testovací režim.',
    live: 'Ostrý režim v testovacom prostredí.',
    noMoney: 'Žiadne skutočné peniaze sa neprevádzajú.',
  },
  sl: { test: 'Preskusni način.', live: 'Pravi način v preskusnem okolju.', noMoney: 'Pravi denar se ne prenaša.' },
  sr: { test: 'Тест режим.', live: 'Стварни режим у тест окружењу.', noMoney: 'Не преноси се прави новац.' },
  'sr-latn': { test: 'Test režim.', live: 'Stvarni režim u test okruženju.', noMoney: 'Ne prenosi se pravi novac.' },
  sv: { test: 'Testläge.', live: 'Skarpt läge i testmiljön.', noMoney: 'Inga riktiga pengar överförs.' },
  th: { test: 'โหมดทดสอบ', live: 'โหมดใช้งานจริงในสภาพแวดล้อมทดสอบ', noMoney: 'ไม่มีการเคลื่อนย้ายเงินจริง' },
  tr: { test: 'Test modu.', live: 'Test ortamında canlı mod.', noMoney: 'Gerçek para aktarılmaz.' },
  uk: {
    test: 'Тестовий режим.',
    live: 'Робочий режим у тестовому середовищі.',
    noMoney: 'Справжні гроші не переказуються.',
  },
  vi: {
    test: 'Chế độ thử nghiệm.',
    live: 'Chế độ thật, trong môi trường thử nghiệm.',
    noMoney: 'Không có tiền thật nào được chuyển.',
  },
  zh: { test: '测试模式。', live: '沙盒中的正式模式。', noMoney: '不会转移真实资金。' },
  'zh-hant': { test: '測試模式。', live: '沙盒中的正式模式。', noMoney: '不會轉移真實資金。' },
};
