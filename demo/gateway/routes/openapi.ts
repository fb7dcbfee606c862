import type { OpenApiDocument } from '../openapi/document.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';

/** Serves the OpenAPI document. It is loaded and built on the first request, because most pages never need it. */
export const addOpenApiRoute = (app: GatewayApp, { baseUrl }: GatewayContext): void => {
  let document: Promise<OpenApiDocument> | undefined;

  addRoute(app, '/openapi.json', {
    async GET({ json }) {
      document ??= import('../openapi/document.js').then(({ createOpenApiDocument }) => createOpenApiDocument(baseUrl));
      return json(await document);
    },
  });
};
