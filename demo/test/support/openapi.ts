import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface MediaType {
  readonly schema: object;
  readonly example?: unknown;
}

export interface DeclaredResponse {
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface DeclaredOperation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
}

export type PathItem = Readonly<Record<string, DeclaredOperation | { readonly $ref: string }>>;

interface Document {
  readonly paths: object;
}

const ID = 'document:';

/** Reads a document like a client that knows nothing else about the gateway. */
export const createDocumentReader = (given: Document) => {
  const document = JSON.parse(JSON.stringify(given)) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, ID);
  const compiled = new Map<string, ValidateFunction>();
  const paths = document.paths as Readonly<Record<string, PathItem>>;
  const operations = new Map<string, DeclaredOperation>();
  for (const item of Object.values(paths))
    for (const operation of Object.values(item))
      if ('operationId' in operation) operations.set(operation.operationId, operation);

  /** Makes references absolute, because a schema is compiled separately from its document. */
  const serialize = (schema: object): string => JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ID}#/`);

  return {
    paths,
    operation: (id: string): DeclaredOperation => {
      const found = operations.get(id);
      if (!found) throw new Error(`there is no operation ${id}`);
      return found;
    },
    /** Resolves a reference; undefined if it leads nowhere. */
    resolve: ({ $ref }: { readonly $ref?: unknown }): unknown => {
      const parts = String($ref)
        .split('/')
        .slice(1)
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
      return parts.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document);
    },
    /** Validates a value against a schema of the document; returns the problems. */
    findProblems: (schema: object, value: unknown): readonly string[] => {
      const text = serialize(schema);
      const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
      compiled.set(text, validate);
      if (validate(value)) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
};

export type DocumentReader = ReturnType<typeof createDocumentReader>;
