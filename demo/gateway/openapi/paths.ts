import { isBuyerPath } from '../http/cors.js';
import { ACCESS } from './access.js';
import { SCHEMA_NAMES } from './components.js';
import { BODY_REFUSALS, toErrorResponses, GENERAL_REFUSALS, INTERFACE_REFUSALS } from './errors.js';
import { getResponseHeaders } from './headers.js';
import { jsonContent, ref, type JsonSchema } from './json-schema.js';
import type { Operation } from './operation.js';
import type { Parameter } from './parameter.js';
import { INTERFACE_PARAMETERS, PARAMETERS, type ParameterName } from './parameters.js';
import type { Refusal } from './refusal.js';

const isInterface = (path: string): boolean => path.startsWith('/v1/');

const getParameters = ({ parameters = [] }: Operation, path: string): readonly ParameterName[] =>
  isInterface(path) ? [...parameters, ...INTERFACE_PARAMETERS] : parameters;

const getRefusals = (operation: Operation, path: string): readonly Refusal[] => [
  ...ACCESS[operation.access].refusals,
  ...getParameters(operation, path).flatMap((name) => (PARAMETERS[name] as Parameter).refusals ?? []),
  ...(operation.body ? BODY_REFUSALS : []),
  ...(operation.refusals ?? []),
  ...(isInterface(path) ? INTERFACE_REFUSALS : []),
  ...GENERAL_REFUSALS,
];

const toSchemaRef = (schema: Parameters<typeof SCHEMA_NAMES.get>[0]): JsonSchema =>
  ref('schemas', SCHEMA_NAMES.get(schema) ?? '');

const toRequestBody = ({ schema, example }: NonNullable<Operation['body']>) => ({
  required: true,
  content: jsonContent(toSchemaRef(schema), example),
});

const describeOperation = (operation: Operation, path: string) => {
  const { id, tag, summary, description, isDeprecated, access, body, success } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(isDeprecated && { deprecated: true }),
    security: ACCESS[access].security,
    parameters: getParameters(operation, path).map((name) => ref('parameters', name)),
    ...(body && { requestBody: toRequestBody(body) }),
    responses: {
      [success.status]: {
        description: success.description,
        headers: { ...getResponseHeaders(success.status), ...success.headers },
        ...(success.schema && { content: jsonContent(toSchemaRef(success.schema)) }),
        ...(success.isStream && { content: { 'text/event-stream': {} } }),
      },
      ...toErrorResponses(getRefusals(operation, path)),
    },
  };
};

/** The paths of these operations, each with its response to other methods under an `x-` name. */
export const toPaths = (operations: readonly Operation[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.route.split(' ');
    paths[path] ??= {
      'x-other-methods': ref('responses', 'MethodNotAllowed'),
      ...(isBuyerPath(path) && { 'x-preflight': ref('responses', 'Preflight') }),
    };
    paths[path][method.toLowerCase()] = describeOperation(operation, path);
  }
  return paths;
};
