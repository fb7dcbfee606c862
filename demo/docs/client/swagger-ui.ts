interface SwaggerUi {
  readonly preauthorizeApiKey: (scheme: string, value: string) => void;
}

type SwaggerUiBundle = (options: Readonly<Record<string, unknown>>) => SwaggerUi;

declare const SwaggerUIBundle: SwaggerUiBundle;

/**
 * The public credentials of the sandbox, so that every request can be tried. Without the wallet's key: it would be sent
 * together with the app id, which the gateway refuses.
 */
const CREDENTIALS = {
  merchantKey: 'wcp_test_demo',
  merchantId: 'merchant_demo',
  appId: 'app_demo',
  clientId: 'docs',
};

/** Replaces the server URL by the page's own origin, the only one that it may connect to. */
const toThisOrigin = (request: Readonly<{ url: string }>): object => {
  const { pathname, search } = new URL(request.url, location.href);
  return { ...request, url: location.origin + pathname + search };
};

/** Renders the reference in the element that matches the selector. */
export const createReference = (selector: string): void => {
  const ui = SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: selector,
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    // The colours of the default, `agate`, include a red that is too dark to read.
    syntaxHighlight: { theme: 'obsidian' },
    // Both would send requests to other hosts.
    validatorUrl: null,
    queryConfigEnabled: false,
    requestInterceptor: toThisOrigin,
    onComplete: () => {
      for (const [scheme, value] of Object.entries(CREDENTIALS)) ui.preauthorizeApiKey(scheme, value);
    },
  });
};
