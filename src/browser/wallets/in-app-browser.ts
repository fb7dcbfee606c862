/**
 * Tokens that apps add to the user agent of their own browsers, by the lists of detect-inapp and inapp-spy: Facebook and Messenger,
 * Instagram, TikTok, LinkedIn, and Telegram for Android (`BotWebViewContainer` of DrKLO/Telegram).
 */
const TOKENS = /\bFB(?:AN|AV)\/|\bInstagram\b|musical_ly|Bytedance|TikTok|LinkedInApp|Telegram-Android\//;

/** The bridges that Telegram adds to its pages: on Android, and on an iPhone, where the user agent does not tell. */
const BRIDGES = ['TelegramWebview', 'TelegramWebviewProxy'];

/** Returns true in the browser inside of an app that is no wallet: most of these open no other apps. */
export const isInAppBrowser = (): boolean =>
  typeof navigator !== 'undefined' &&
  (TOKENS.test(navigator.userAgent) || BRIDGES.some((bridge) => bridge in globalThis));
