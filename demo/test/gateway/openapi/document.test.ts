import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createOpenApiDocument, type OpenApiDocument } from '../../../gateway/openapi/document.js';
import { OPERATIONS } from '../../../gateway/openapi/operations/index.js';
import { createDocumentReader } from '../../support/openapi.js';
import { BASE_URL, createTestGateway } from '../../support/test-gateway.js';

const document = createOpenApiDocument(BASE_URL);
const { operation, resolve, findProblems } = createDocumentReader(document);

/** Every object in the document, at any depth. */
const objectsIn = function* (value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
};

/** `GET /v1/payments/{}/status`, without the name of the parameter. */
const normalizePath = (operation: string): string => operation.replace(/:\w+|\{\w+\}/g, '{}');

describe('the OpenAPI document', () => {
  it('is served by the gateway, with its own address', async () => {
    const response = await createTestGateway().sendRequest('/openapi.json');
    assert.equal(response.status, 200);
    assert.match(response.headers.get('Content-Type') ?? '', /^application\/json/);
    const served = (await response.json()) as OpenApiDocument;
    assert.deepEqual(
      served.servers.map(({ url }) => url),
      [BASE_URL],
    );
    assert.deepEqual(served, JSON.parse(JSON.stringify(document)));
  });

  it('is valid by the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    assert.ok(valid, JSON.stringify(errors, null, 2));
    assert.match(document.openapi, /^3\.1\./);
  });

  it('describes exactly the operations of the gateway', () => {
    const described = OPERATIONS.map(({ route }) => normalizePath(route));
    assert.deepEqual(described.sort(), createTestGateway().operations.map(normalizePath).sort());
  });

  it('has no dangling references', () => {
    for (const { $ref } of objectsIn(document)) if ($ref !== undefined) assert.ok(resolve({ $ref }), String($ref));
  });

  it('has no unused components', () => {
    const used = new Set([...objectsIn(document)].map(({ $ref }) => $ref));
    const { securitySchemes, ...components } = document.components;
    for (const [kind, named] of Object.entries(components))
      for (const name of Object.keys(named)) {
        // A union of the seven event types.
        if (name !== 'WebhookEvent') assert.ok(used.has(`#/components/${kind}/${name}`), `${kind} ${name}`);
      }
    const schemes = new Set(OPERATIONS.flatMap(({ id }) => operation(id).security.flatMap(Object.keys)));
    assert.deepEqual([...schemes].sort(), Object.keys(securitySchemes).sort());
  });

  for (const { route, id } of OPERATIONS) {
    it(`declares the path parameters and the security of ${route}`, () => {
      const declared = operation(id).parameters.map((parameter) => resolve(parameter) as { name: string; in: string });
      const inPath = declared.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      assert.deepEqual(
        inPath,
        [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      );
      assert.equal(new Set(declared.map((parameter) => `${parameter.in} ${parameter.name}`)).size, declared.length);
      // The sandbox needs no key, except for what the checkout page shows of a merchant.
      const needsKey = route.includes(' /v1/') || id === 'setPaymentDisplay';
      assert.equal(operation(id).security.length > 0, needsKey);
    });
  }

  for (const { id, body } of OPERATIONS) {
    if (!body) continue;
    it(`has a valid example of the request body of ${id}`, () => {
      const media = operation(id).requestBody?.content['application/json'];
      assert.deepEqual(findProblems(media?.schema ?? {}, media?.example), []);
    });
  }

  it('describes the query parameters by the schemas that validate them', () => {
    const { limit, MaxPollMs, DeliveryLimit, IdempotencyKey } = document.components.parameters;
    const integer = { type: 'integer', format: 'int64', examples: [1] };
    assert.deepEqual(limit?.schema, { ...integer, minimum: 1, maximum: 200 });
    assert.deepEqual(DeliveryLimit?.schema, { ...integer, minimum: 1, maximum: 500, default: 50 });
    assert.deepEqual(MaxPollMs?.schema, { ...integer, minimum: 0 });
    assert.deepEqual(IdempotencyKey?.schema, { type: 'string', maxLength: 255 });
  });
});
