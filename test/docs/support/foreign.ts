/** Names in the documents that belong to others and are not declared by TypeScript, in a list per origin. */
const LISTS = {
  'content security policy': `frame-ancestors default-src script-src style-src connect-src img-src font-src frame-src
    form-action base-uri trusted-types require-trusted-types-for unsafe-inline unsafe-eval wasm-unsafe-eval strict-dynamic
    report-sample report-to report-uri lit-html clipboard-write nonce referrerpolicy`,
  'globals of dependencies': `litHtmlVersions litElementVersions reactiveElementVersions litPropertyMetadata`,
  CSS: `color-scheme forced-color-adjust ui-monospace system-ui sans-serif prefers-contrast light-dark oklch part state var`,
  'build tools': `css-tag better-sqlite3 style-dictionary stdout stderr`,
  frameworks: `vueCompilerOptions strictTemplates`,
  PostgreSQL: `pg_dump pg_restore PoolClient`,
  'the public service': `preferUniversalLinks`,
  'apps on phones': `canOpenURL openURL LSApplicationQueriesSchemes addWebMessageListener addJavascriptInterface startActivity
    onResume onMessage originWhitelist onShouldStartLoadWithRequest useShouldOverrideUrlLoading webview_flutter
    flutter_inappwebview didChangeAppLifecycleState currentUrl evaluateJavascript say nonPersistent WKWebsiteDataStore
    UIApplication willEnterForegroundNotification ReactNativeWebView AppLifecycleState webView ActivityNotFoundException`,
} as const;

export const FOREIGN: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap((list) => list.split(/\s+/)));
