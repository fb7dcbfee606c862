interface SwaggerUi {
  readonly preauthorizeApiKey: (scheme: string, value: string) => void;
}

type SwaggerUiBundle = (options: Readonly<Record<string, unknown>>) => SwaggerUi;

declare const SwaggerUIBundle: SwaggerUiBundle;

/**
 * The public credentials of the sandbox, so that everything can be tried at once. Not the wallet's key: it would be sent
 * beside the app id, which the gateway refuses.
 */
const CREDENTIALS = {
  merchantKey: 'wcp_test_demo',
  merchantId: 'merchant_demo',
  appId: 'app_demo',
  clientId: 'docs',
};

/** The sandbox may also go by another name, localhost or 127.0.0.1; this page may only ask its own. */
const toThisOrigin = (request: Readonly<{ url: string }>): object => {
  const { pathname, search } = new URL(request.url, location.href);
  return { ...request, url: location.origin + pathname + search };
};

/** Shows the reference in the element that the selector finds. */
export const createReference = (selector: string): void => {
  const ui = SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: selector,
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    // Both would ask other hosts.
    validatorUrl: null,
    queryConfigEnabled: false,
    requestInterceptor: toThisOrigin,
    onComplete: () => {
      for (const [scheme, value] of Object.entries(CREDENTIALS)) ui.preauthorizeApiKey(scheme, value);
    },
  });
};
