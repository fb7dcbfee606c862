import { isBuyerPath } from '../cors.js';
import { ACCESS } from './access.js';
import { NAMES } from './components.js';
import { BODY_REFUSALS, errorResponses, GENERAL_REFUSALS, INTERFACE_REFUSALS } from './errors.js';
import { headersOf } from './headers.js';
import { jsonContent, ref, type JsonSchema } from './json-schema.js';
import type { Operation, Refusal } from './operation.js';
import { INTERFACE_PARAMETERS, PARAMETERS, type Parameter, type ParameterName } from './parameters.js';

const isInterface = (path: string): boolean => path.startsWith('/v1/');

const parametersOf = ({ parameters = [] }: Operation, path: string): readonly ParameterName[] =>
  isInterface(path) ? [...parameters, ...INTERFACE_PARAMETERS] : parameters;

const refusalsOf = (operation: Operation, path: string): readonly Refusal[] => [
  ...ACCESS[operation.access].refusals,
  ...parametersOf(operation, path).flatMap((name) => (PARAMETERS[name] as Parameter).refusals ?? []),
  ...(operation.body ? BODY_REFUSALS : []),
  ...(operation.refusals ?? []),
  ...(isInterface(path) ? INTERFACE_REFUSALS : []),
  ...GENERAL_REFUSALS,
];

const schemaRef = (schema: Parameters<typeof NAMES.get>[0]): JsonSchema => ref('schemas', NAMES.get(schema) ?? '');

const bodyOf = ({ schema, example }: NonNullable<Operation['body']>) => ({
  required: true,
  content: jsonContent(schemaRef(schema), example),
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
    parameters: parametersOf(operation, path).map((name) => ref('parameters', name)),
    ...(body && { requestBody: bodyOf(body) }),
    responses: {
      [success.status]: {
        description: success.description,
        headers: headersOf(success.status),
        ...(success.schema && { content: jsonContent(schemaRef(success.schema)) }),
        ...(success.isStream && { content: { 'text/event-stream': {} } }),
      },
      ...errorResponses(refusalsOf(operation, path)),
    },
  };
};

/** The paths of these operations. What other methods are answered with stands beside them. */
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
