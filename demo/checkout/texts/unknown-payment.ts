import type { LocaleKey } from 'pay-status/locales';

/** The page for a payment id that does not exist. */
export interface UnknownPaymentTexts {
  readonly title: string;
  readonly text: string;
}

export const UNKNOWN_PAYMENT_TEXTS: Readonly<Record<LocaleKey, UnknownPaymentTexts>> = {
  ar: {
    title: 'لا نعرف عملية الدفع هذه',
    text: 'قد يكون الرابط غير مكتمل، أو أن بيئة التجربة شُغّلت ببيانات أخرى منذ ذلك الحين. عُد إلى المتجر وابدأ الدفع من جديد.',
  },
  bg: {
    title: 'Това плащане не е намерено',
    text: 'Възможно е връзката да е непълна или тестовата среда да е стартирана с други данни. Върнете се в магазина и започнете плащането отново.',
  },
  ca: {
    title: 'No coneixem aquest pagament',
    text: 'Pot ser que l’enllaç sigui incomplet o que l’entorn de proves s’hagi iniciat amb altres dades. Torneu a la botiga i comenceu el pagament de nou.',
  },
  cs: {
    title: 'Tuto platbu neznáme',
    text: 'Odkaz může být neúplný, nebo bylo testovací prostředí mezitím spuštěno s jinými daty. Vraťte se do obchodu a začněte platbu znovu.',
  },
  da: {
    title: 'Vi kender ikke denne betaling',
    text: 'Linket er måske ufuldstændigt, eller testmiljøet er siden startet med andre data. Gå tilbage til butikken, og start betalingen igen.',
  },
  de: {
    title: 'Diese Zahlung kennen wir nicht',
    text: 'Vielleicht ist der Link unvollständig, oder die Testumgebung wurde seitdem mit anderen Daten gestartet. Gehen Sie zurück zum Shop und beginnen Sie die Zahlung noch einmal.',
  },
  el: {
    title: 'Δεν γνωρίζουμε αυτή την πληρωμή',
    text: 'Ο σύνδεσμος μπορεί να είναι ελλιπής ή το δοκιμαστικό περιβάλλον να ξεκίνησε έκτοτε με άλλα δεδομένα. Επιστρέψτε στο κατάστημα και ξεκινήστε ξανά την πληρωμή.',
  },
  en: {
    title: 'We do not know this payment',
    text: 'The link may be incomplete, or the sandbox was started with other data since. Go back to the shop and start the payment again.',
  },
  es: {
    title: 'No conocemos este pago',
    text: 'Es posible que el enlace esté incompleto o que el entorno de pruebas se haya iniciado con otros datos. Vuelva a la tienda y empiece el pago de nuevo.',
  },
  et: {
    title: 'Me ei tunne seda makset',
    text: 'Link võib olla poolik või on testkeskkond vahepeal käivitatud teiste andmetega. Minge tagasi poodi ja alustage makset uuesti.',
  },
  fa: {
    title: 'این پرداخت را نمی‌شناسیم',
    text: 'شاید پیوند ناقص باشد، یا محیط آزمایشی از آن زمان با داده‌های دیگری راه‌اندازی شده باشد. به فروشگاه بازگردید و پرداخت را دوباره آغاز کنید.',
  },
  fi: {
    title: 'Emme tunne tätä maksua',
    text: 'Linkki voi olla puutteellinen, tai testiympäristö on sen jälkeen käynnistetty muilla tiedoilla. Palaa kauppaan ja aloita maksu uudelleen.',
  },
  fil: {
    title: 'Hindi namin kilala ang bayad na ito',
    text: 'Maaaring kulang ang link, o sinimulan ang sandbox gamit ang ibang data mula noon. Bumalik sa tindahan at simulan ulit ang pagbabayad.',
  },
  fr: {
    title: 'Nous ne connaissons pas ce paiement',
    text: 'Le lien est peut-être incomplet, ou l’environnement de test a été relancé avec d’autres données. Retournez à la boutique et recommencez le paiement.',
  },
  he: {
    title: 'התשלום הזה אינו מוכר לנו',
    text: 'ייתכן שהקישור אינו שלם, או שסביבת הבדיקה הופעלה מאז עם נתונים אחרים. חזרו לחנות והתחילו את התשלום מחדש.',
  },
  hi: {
    title: 'हमें यह भुगतान नहीं मिला',
    text: 'हो सकता है लिंक अधूरा हो, या सैंडबॉक्स तब से दूसरे डेटा के साथ शुरू किया गया हो। दुकान पर लौटें और भुगतान फिर से शुरू करें।',
  },
  hr: {
    title: 'Ne poznajemo ovo plaćanje',
    text: 'Poveznica je možda nepotpuna ili je testno okruženje u međuvremenu pokrenuto s drugim podacima. Vratite se u trgovinu i ponovno započnite plaćanje.',
  },
  hu: {
    title: 'Ezt a fizetést nem ismerjük',
    text: 'Lehet, hogy a link hiányos, vagy a tesztkörnyezetet azóta más adatokkal indították el. Menjen vissza az üzletbe, és kezdje újra a fizetést.',
  },
  id: {
    title: 'Kami tidak mengenal pembayaran ini',
    text: 'Tautan mungkin tidak lengkap, atau lingkungan uji coba telah dimulai dengan data lain. Kembalilah ke toko dan mulai lagi pembayarannya.',
  },
  it: {
    title: 'Non conosciamo questo pagamento',
    text: 'Il link potrebbe essere incompleto, oppure l’ambiente di prova è stato avviato con altri dati. Torna al negozio e ricomincia il pagamento.',
  },
  ja: {
    title: 'このお支払いは見つかりません',
    text: 'リンクが不完全か、その後サンドボックスが別のデータで起動された可能性があります。ショップに戻り、お支払いをもう一度始めてください。',
  },
  ko: {
    title: '알 수 없는 결제입니다',
    text: '링크가 불완전하거나, 그 후 샌드박스가 다른 데이터로 시작되었을 수 있습니다. 상점으로 돌아가 결제를 다시 시작하세요.',
  },
  lt: {
    title: 'Šio mokėjimo nežinome',
    text: 'Galbūt nuoroda nepilna arba bandomoji aplinka nuo to laiko paleista su kitais duomenimis. Grįžkite į parduotuvę ir pradėkite mokėjimą iš naujo.',
  },
  lv: {
    title: 'Mēs nezinām šo maksājumu',
    text: 'Saite, iespējams, ir nepilnīga, vai testa vide kopš tā laika palaista ar citiem datiem. Atgriezieties veikalā un sāciet maksājumu no jauna.',
  },
  ms: {
    title: 'Kami tidak mengenali pembayaran ini',
    text: 'Pautan mungkin tidak lengkap, atau persekitaran ujian telah dimulakan dengan data lain. Kembalilah ke kedai dan mulakan semula pembayaran.',
  },
  nb: {
    title: 'Vi kjenner ikke denne betalingen',
    text: 'Lenken kan være ufullstendig, eller testmiljøet er startet med andre data siden. Gå tilbake til butikken og start betalingen på nytt.',
  },
  nl: {
    title: 'We kennen deze betaling niet',
    text: 'Misschien is de link onvolledig, of is de testomgeving sindsdien met andere gegevens gestart. Ga terug naar de winkel en begin opnieuw met de betaling.',
  },
  pl: {
    title: 'Nie znamy tej płatności',
    text: 'Link może być niepełny albo środowisko testowe uruchomiono od tego czasu z innymi danymi. Wróć do sklepu i rozpocznij płatność od nowa.',
  },
  pt: {
    title: 'Não conhecemos este pagamento',
    text: 'O link pode estar incompleto, ou o ambiente de testes foi iniciado com outros dados. Volte à loja e comece o pagamento de novo.',
  },
  'pt-pt': {
    title: 'Não conhecemos este pagamento',
    text: 'A ligação pode estar incompleta, ou o ambiente de testes foi entretanto iniciado com outros dados. Volte à loja e comece o pagamento de novo.',
  },
  ro: {
    title: 'Nu cunoaștem această plată',
    text: 'Linkul poate fi incomplet sau mediul de testare a fost pornit între timp cu alte date. Reveniți la magazin și începeți plata din nou.',
  },
  ru: {
    title: 'Мы не знаем этот платёж',
    text: 'Возможно, ссылка неполная или тестовая среда с тех пор запущена с другими данными. Вернитесь в магазин и начните платёж заново.',
  },
  sk: {
    title: 'Túto platbu nepoznáme',
    text: 'Odkaz môže byť neúplný alebo bolo testovacie prostredie medzitým spustené s inými údajmi. Vráťte sa do obchodu a začnite platbu znova.',
  },
  sl: {
    title: 'Tega plačila ne poznamo',
    text: 'Povezava je morda nepopolna ali pa je bilo preskusno okolje medtem zagnano z drugimi podatki. Vrnite se v trgovino in znova začnite plačilo.',
  },
  sr: {
    title: 'Не познајемо ово плаћање',
    text: 'Линк је можда непотпун или је тест окружење у међувремену покренуто са другим подацима. Вратите се у продавницу и поново започните плаћање.',
  },
  'sr-latn': {
    title: 'Ne poznajemo ovo plaćanje',
    text: 'Link je možda nepotpun ili je test okruženje u međuvremenu pokrenuto sa drugim podacima. Vratite se u prodavnicu i ponovo započnite plaćanje.',
  },
  sv: {
    title: 'Vi känner inte till den här betalningen',
    text: 'Länken kan vara ofullständig, eller så har testmiljön startats med andra data sedan dess. Gå tillbaka till butiken och börja om med betalningen.',
  },
  th: {
    title: 'ไม่พบการชำระเงินนี้',
    text: 'ลิงก์อาจไม่สมบูรณ์ หรือมีการเริ่มสภาพแวดล้อมทดสอบใหม่ด้วยข้อมูลอื่น โปรดกลับไปที่ร้านค้าแล้วเริ่มชำระเงินใหม่',
  },
  tr: {
    title: 'Bu ödemeyi tanımıyoruz',
    text: 'Bağlantı eksik olabilir veya test ortamı o zamandan beri başka verilerle başlatılmış olabilir. Mağazaya dönün ve ödemeyi yeniden başlatın.',
  },
  uk: {
    title: 'Ми не знаємо цього платежу',
    text: 'Можливо, посилання неповне або тестове середовище відтоді запущено з іншими даними. Поверніться до магазину й почніть платіж знову.',
  },
  vi: {
    title: 'Chúng tôi không tìm thấy khoản thanh toán này',
    text: 'Liên kết có thể chưa đầy đủ, hoặc môi trường thử nghiệm đã được khởi động với dữ liệu khác. Hãy quay lại cửa hàng và bắt đầu thanh toán lại.',
  },
  zh: { title: '找不到此付款', text: '链接可能不完整，或者沙盒此后已用其他数据启动。请返回商家，重新开始付款。' },
  'zh-hant': { title: '找不到此付款', text: '連結可能不完整，或沙盒之後已用其他資料啟動。請返回商店，重新開始付款。' },
};
