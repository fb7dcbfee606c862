import type { OpenApiDocument } from '../openapi/document.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';

/** Serves the interface as an OpenAPI document, which is loaded and built when somebody asks: most pages never do. */
export const addOpenApiRoute = (app: GatewayApp, { baseUrl }: GatewayParts): void => {
  let document: Promise<OpenApiDocument> | undefined;

  addRoute(app, '/openapi.json', {
    async GET({ json }) {
      document ??= import('../openapi/document.js').then(({ openApiDocument }) => openApiDocument(baseUrl));
      return json(await document);
    },
  });
};
