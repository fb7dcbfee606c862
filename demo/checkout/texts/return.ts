import type { LocaleKey } from 'pay-status/locales';

/** Labels of the link to the page or app that the buyer came from. */
export interface ReturnTexts {
  /** `{host}` stands for the host of the page. */
  readonly site: string;
  readonly app: string;
}

export const RETURN_TEXTS: Readonly<Record<LocaleKey, ReturnTexts>> = {
  ar: { site: 'العودة إلى {host}', app: 'العودة إلى التطبيق' },
  bg: { site: 'Към {host}', app: 'Към приложението' },
  ca: { site: 'Torna a {host}', app: 'Torna a l’aplicació' },
  cs: { site: 'Zpět na {host}', app: 'Zpět do aplikace' },
  da: { site: 'Tilbage til {host}', app: 'Tilbage til appen' },
  de: { site: 'Zurück zu {host}', app: 'Zurück zur App' },
  el: { site: 'Επιστροφή στο {host}', app: 'Επιστροφή στην εφαρμογή' },
  en: { site: 'Back to {host}', app: 'Back to the app' },
  es: { site: 'Volver a {host}', app: 'Volver a la aplicación' },
  et: { site: 'Tagasi: {host}', app: 'Tagasi rakendusse' },
  fa: { site: 'بازگشت به {host}', app: 'بازگشت به برنامه' },
  fi: { site: 'Takaisin: {host}', app: 'Takaisin sovellukseen' },
  fil: { site: 'Bumalik sa {host}', app: 'Bumalik sa app' },
  fr: { site: 'Retour à {host}', app: 'Retour à l’application' },
  he: { site: 'חזרה אל {host}', app: 'חזרה לאפליקציה' },
  hi: { site: '{host} पर लौटें', app: 'ऐप पर लौटें' },
  hr: { site: 'Natrag na {host}', app: 'Natrag u aplikaciju' },
  hu: { site: 'Vissza ide: {host}', app: 'Vissza az alkalmazásba' },
  id: { site: 'Kembali ke {host}', app: 'Kembali ke aplikasi' },
  it: { site: 'Torna a {host}', app: 'Torna all’app' },
  ja: { site: '{host} に戻る', app: 'アプリに戻る' },
  ko: { site: '{host}(으)로 돌아가기', app: '앱으로 돌아가기' },
  lt: { site: 'Grįžti į {host}', app: 'Grįžti į programėlę' },
  lv: { site: 'Atpakaļ uz {host}', app: 'Atpakaļ uz lietotni' },
  ms: { site: 'Kembali ke {host}', app: 'Kembali ke aplikasi' },
  nb: { site: 'Tilbake til {host}', app: 'Tilbake til appen' },
  nl: { site: 'Terug naar {host}', app: 'Terug naar de app' },
  pl: { site: 'Wróć do {host}', app: 'Wróć do aplikacji' },
  pt: { site: 'Voltar para {host}', app: 'Voltar para o app' },
  'pt-pt': { site: 'Voltar a {host}', app: 'Voltar à aplicação' },
  ro: { site: 'Înapoi la {host}', app: 'Înapoi la aplicație' },
  ru: { site: 'Вернуться на {host}', app: 'Вернуться в приложение' },
  sk: { site: 'Späť na {host}', app: 'Späť do aplikácie' },
  sl: { site: 'Nazaj na {host}', app: 'Nazaj v aplikacijo' },
  sr: { site: 'Назад на {host}', app: 'Назад у апликацију' },
  'sr-latn': { site: 'Nazad na {host}', app: 'Nazad u aplikaciju' },
  sv: { site: 'Tillbaka till {host}', app: 'Tillbaka till appen' },
  th: { site: 'กลับไปที่ {host}', app: 'กลับไปที่แอป' },
  tr: { site: 'Geri dön: {host}', app: 'Uygulamaya dön' },
  uk: { site: 'Повернутися на {host}', app: 'Повернутися до застосунку' },
  vi: { site: 'Về {host}', app: 'Về ứng dụng' },
  zh: { site: '返回 {host}', app: '返回应用' },
  'zh-hant': { site: '返回 {host}', app: '返回應用程式' },
};
