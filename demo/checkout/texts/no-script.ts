import type { LocaleKey } from 'pay-status/locales';

/** Shown without JavaScript only; the element has its own texts. */
export interface NoScriptTexts {
  /** Follows the status. */
  readonly then: string;
  /** Label of the link that loads the page again. */
  readonly reload: string;
}

export const NO_SCRIPT_TEXTS: Readonly<Record<LocaleKey, NoScriptTexts>> = {
  ar: { then: 'هذه هي الحالة وقت تحميل الصفحة. يتطلب تحديثها JavaScript، وهو متوقف.', reload: 'إعادة تحميل الصفحة' },
  bg: {
    then: 'Това беше състоянието при зареждането на страницата. За обновяване е нужен JavaScript, който е изключен.',
    reload: 'Презареждане на страницата',
  },
  ca: {
    then: 'Aquest era l’estat quan es va carregar la pàgina. Per actualitzar-lo cal JavaScript, que està desactivat.',
    reload: 'Torna a carregar la pàgina',
  },
  cs: {
    then: 'Takový byl stav při načtení stránky. Aktualizace vyžadují JavaScript, který je vypnutý.',
    reload: 'Načíst stránku znovu',
  },
  da: {
    then: 'Det var status, da siden blev indlæst. Opdateringer kræver JavaScript, som er slået fra.',
    reload: 'Indlæs siden igen',
  },
  de: {
    then: 'Das war der Stand, als die Seite geladen wurde. Aktualisierungen brauchen JavaScript, das ausgeschaltet ist.',
    reload: 'Seite neu laden',
  },
  el: {
    then: 'Αυτή ήταν η κατάσταση όταν φορτώθηκε η σελίδα. Οι ενημερώσεις χρειάζονται JavaScript, που είναι απενεργοποιημένη.',
    reload: 'Νέα φόρτωση της σελίδας',
  },
  en: {
    then: 'This was the status when the page was loaded. Updates need JavaScript, which is off.',
    reload: 'Load the page again',
  },
  es: {
    then: 'Este era el estado cuando se cargó la página. Para actualizarlo hace falta JavaScript, que está desactivado.',
    reload: 'Volver a cargar la página',
  },
  et: {
    then: 'See oli olek lehe laadimise ajal. Uuendamiseks on vaja JavaScripti, mis on välja lülitatud.',
    reload: 'Laadi leht uuesti',
  },
  fa: {
    then: 'این وضعیت هنگام بارگذاری صفحه بود. به‌روزرسانی به JavaScript نیاز دارد که خاموش است.',
    reload: 'بارگذاری دوبارهٔ صفحه',
  },
  fi: {
    then: 'Tämä oli tila, kun sivu ladattiin. Päivitykset vaativat JavaScriptin, joka on pois päältä.',
    reload: 'Lataa sivu uudelleen',
  },
  fil: {
    then: 'Ito ang status noong na-load ang page. Kailangan ng JavaScript para sa mga update, at naka-off ito.',
    reload: 'I-load ulit ang page',
  },
  fr: {
    then: 'C’était le statut au chargement de la page. Les mises à jour nécessitent JavaScript, qui est désactivé.',
    reload: 'Recharger la page',
  },
  he: { then: 'זה היה המצב כשהדף נטען. לעדכונים נדרש JavaScript, והוא כבוי.', reload: 'טעינת הדף מחדש' },
  hi: { then: 'पेज लोड होते समय यह स्थिति थी। अपडेट के लिए JavaScript चाहिए, जो बंद है।', reload: 'पेज फिर से लोड करें' },
  hr: {
    then: 'To je bio status pri učitavanju stranice. Za ažuriranje je potreban JavaScript, koji je isključen.',
    reload: 'Ponovno učitaj stranicu',
  },
  hu: {
    then: 'Ez volt az állapot az oldal betöltésekor. A frissítéshez JavaScript kell, amely ki van kapcsolva.',
    reload: 'Oldal újratöltése',
  },
  id: {
    then: 'Ini adalah status saat halaman dimuat. Pembaruan memerlukan JavaScript, yang sedang nonaktif.',
    reload: 'Muat ulang halaman',
  },
  it: {
    then: 'Questo era lo stato quando la pagina è stata caricata. Per gli aggiornamenti serve JavaScript, che è disattivato.',
    reload: 'Ricarica la pagina',
  },
  ja: {
    then: 'これはページを読み込んだ時点の状況です。更新には JavaScript が必要ですが、オフになっています。',
    reload: 'ページを再読み込み',
  },
  ko: {
    then: '페이지를 불러왔을 때의 상태입니다. 업데이트에는 JavaScript가 필요하지만 꺼져 있습니다.',
    reload: '페이지 다시 불러오기',
  },
  lt: {
    then: 'Tokia buvo būsena, kai puslapis buvo įkeltas. Atnaujinimams reikia „JavaScript“, o ji išjungta.',
    reload: 'Įkelti puslapį iš naujo',
  },
  lv: {
    then: 'Tāds bija statuss, kad lapa tika ielādēta. Atjaunināšanai vajadzīgs JavaScript, kas ir izslēgts.',
    reload: 'Ielādēt lapu vēlreiz',
  },
  ms: {
    then: 'Ini ialah status semasa halaman dimuatkan. Kemas kini memerlukan JavaScript, yang dimatikan.',
    reload: 'Muatkan semula halaman',
  },
  nb: {
    then: 'Dette var statusen da siden ble lastet inn. Oppdateringer krever JavaScript, som er slått av.',
    reload: 'Last inn siden på nytt',
  },
  nl: {
    then: 'Dit was de status toen de pagina werd geladen. Voor updates is JavaScript nodig, en dat staat uit.',
    reload: 'Pagina opnieuw laden',
  },
  pl: {
    then: 'Taki był status w chwili wczytania strony. Aktualizacje wymagają JavaScriptu, który jest wyłączony.',
    reload: 'Wczytaj stronę ponownie',
  },
  pt: {
    then: 'Este era o status quando a página foi carregada. As atualizações precisam de JavaScript, que está desativado.',
    reload: 'Carregar a página de novo',
  },
  'pt-pt': {
    then: 'Este era o estado quando a página foi carregada. As atualizações precisam de JavaScript, que está desativado.',
    reload: 'Carregar a página de novo',
  },
  ro: {
    then: 'Aceasta era starea când s-a încărcat pagina. Actualizările au nevoie de JavaScript, care este dezactivat.',
    reload: 'Reîncărcați pagina',
  },
  ru: {
    then: 'Таким был статус, когда страница загрузилась. Для обновлений нужен JavaScript, а он отключён.',
    reload: 'Загрузить страницу заново',
  },
  sk: {
    then: 'Taký bol stav pri načítaní stránky. Aktualizácie vyžadujú JavaScript, ktorý je vypnutý.',
    reload: 'Načítať stránku znova',
  },
  sl: {
    then: 'Takšno je bilo stanje, ko se je stran naložila. Za posodobitve je potreben JavaScript, ki je izklopljen.',
    reload: 'Znova naloži stran',
  },
  sr: {
    then: 'То је био статус када је страница учитана. За ажурирање је потребан JavaScript, који је искључен.',
    reload: 'Поново учитај страницу',
  },
  'sr-latn': {
    then: 'To je bio status kada je stranica učitana. Za ažuriranje je potreban JavaScript, koji je isključen.',
    reload: 'Ponovo učitaj stranicu',
  },
  sv: {
    then: 'Detta var statusen när sidan lästes in. Uppdateringar kräver JavaScript, som är avstängt.',
    reload: 'Läs in sidan igen',
  },
  th: { then: 'นี่คือสถานะตอนที่โหลดหน้านี้ การอัปเดตต้องใช้ JavaScript ซึ่งปิดอยู่', reload: 'โหลดหน้านี้อีกครั้ง' },
  tr: {
    then: 'Sayfa yüklendiğindeki durum buydu. Güncellemeler için JavaScript gerekir, ancak kapalı.',
    reload: 'Sayfayı yeniden yükle',
  },
  uk: {
    then: 'Таким був статус, коли сторінка завантажилася. Для оновлень потрібен JavaScript, а його вимкнено.',
    reload: 'Завантажити сторінку знову',
  },
  vi: {
    then: 'Đây là trạng thái khi trang được tải. Việc cập nhật cần JavaScript, hiện đang tắt.',
    reload: 'Tải lại trang',
  },
  zh: { then: '这是页面加载时的状态。更新需要 JavaScript，但它已关闭。', reload: '重新加载页面' },
  'zh-hant': { then: '這是頁面載入時的狀態。更新需要 JavaScript，但它已關閉。', reload: '重新載入頁面' },
};
