import type { DeclaredOperation, DeclaredResponse, DocumentReader, PathItem } from '../../demo/test/support/openapi.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** The text of a body that was sent as JSON. */
  readonly body: string | null;
}

interface Expected {
  /** The operation, where the document has one. */
  readonly operation?: DeclaredOperation;
  /** The responses that the document allows, by status. */
  readonly responses: readonly (readonly [status: string, response: DeclaredResponse])[];
}

const decodedPart = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

/** Decodes a path as the router does: only characters that need no encoding, and only where the encoding is valid. */
const decoded = (path: string): string =>
  path.replaceAll('%25', '%2525').replace(/(?:%[\dA-F]{2})+/gi, (part) => decodedPart(part));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

type Response = Expected['responses'][number];

/** Creates a checker that compares the answers of the gateway with its API document. */
export const createResponseChecker = (reader: DocumentReader) => {
  const { paths, resolve, operation, findProblems } = reader;
  const named = (name: string): DeclaredResponse =>
    resolve({ $ref: `#/components/responses/${name}` }) as DeclaredResponse;
  const templates = Object.entries(paths)
    .map(([template, item]) => ({
      item,
      pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
      isConcrete: !template.includes('{'),
    }))
    .sort((a, b) => Number(b.isConcrete) - Number(a.isConcrete));

  /** The host is refused with 400, the rate with 429. */
  const gatewayRefusals = Object.entries(operation('getGatewayPaymentStatus').responses).filter(([status]) =>
    ['400', '429'].includes(status),
  );
  const sandboxRefusals = Object.entries(operation('clearFaults').responses).filter(([status]) =>
    status.startsWith('4'),
  );
  /** Refusals that are possible for every path in a part of the interface. */
  const common = (path: string): readonly Response[] => {
    if (/^\/v1(\/|$)/.test(path)) return gatewayRefusals;
    return /^\/sandbox(\/|$)/.test(path) ? sandboxRefusals : [];
  };

  const otherThan = (item: PathItem | undefined, method: string, path: string): Expected => {
    const isPreflight = method === 'OPTIONS' && path.startsWith('/v1/gateway/');
    const response: Response = isPreflight
      ? ['204', named('Preflight')]
      : item
        ? ['405', named('MethodNotAllowed')]
        : ['404', named('UnknownAddress')];
    return { responses: [response, ...common(path)] };
  };

  const expect = ({ method, path }: SentRequest): Expected => {
    const item = templates.find(({ pattern }) => pattern.test(path))?.item;
    const found = item?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (!found || !('operationId' in found)) return otherThan(item, method, path);
    return { operation: found, responses: Object.entries(found.responses) };
  };

  const headerProblems = ({ headers = {} }: DeclaredResponse, answer: Answer): readonly string[] =>
    Object.entries(headers).flatMap(([name, reference]) => {
      const value = answer.headers.get(name);
      if (value === null) return [`the header ${name} is missing`];
      const { schema } = resolve(reference) as { schema: object };
      return findProblems(schema, value).map((problem) => `the header ${name}${problem}`);
    });

  const bodyProblems = (
    { content }: DeclaredResponse,
    { method }: SentRequest,
    { text, headers }: Answer,
  ): readonly string[] => {
    const schema = content?.['application/json']?.schema;
    if (!schema) return text === '' ? [] : ['there is a body where none is declared'];
    if (!/^application\/json\b/.test(headers.get('Content-Type') ?? '')) return ['the content type is not JSON'];
    if (method === 'HEAD') return text === '' ? [] : ['HEAD is answered with a body'];
    const body = parse(text);
    return body === undefined ? ['the body is not JSON'] : findProblems(schema, body);
  };

  /** Reports an accepted request whose body the document does not allow. */
  const requestProblems = (
    declared: DeclaredOperation | undefined,
    { body }: SentRequest,
    status: number,
  ): readonly string[] => {
    const schema = declared?.requestBody?.content['application/json']?.schema;
    if (!schema || status >= 300) return [];
    return findProblems(schema, body ? parse(body) : {}).map(
      (problem) => `accepts a body that is not declared:${problem}`,
    );
  };

  const generalProblems = ({ path }: SentRequest, { status, headers }: Answer): readonly string[] => [
    ...(status >= 500 ? [`the gateway failed with ${status}`] : []),
    ...(headers.get('Cache-Control') === 'no-store' ? [] : ['the answer may be stored']),
    ...((headers.get('Access-Control-Allow-Origin') === '*') === path.startsWith('/v1/gateway/')
      ? []
      : ['pages of other origins may read this, or should and may not']),
  ];

  return {
    /** Returns the operation id of a request; undefined if the document has no such operation. */
    findOperationId: (sent: SentRequest): string | undefined =>
      expect({ ...sent, path: decoded(sent.path) }).operation?.operationId,
    /** Returns the differences between an answer and the document. */
    findProblems: (given: SentRequest, answer: Answer): readonly string[] => {
      const sent = { ...given, path: decoded(given.path) };
      const { operation: declared, responses } = expect(sent);
      const candidates = responses.filter(([status]) => status === String(answer.status));
      if (!candidates.length) return [`${answer.status} is not declared`, ...generalProblems(sent, answer)];
      const complaints = candidates.map(([, response]) => [
        ...headerProblems(response, answer),
        ...bodyProblems(response, sent, answer),
      ]);
      const [mildest = []] = complaints.sort((a, b) => a.length - b.length);
      return [...mildest, ...requestProblems(declared, sent, answer.status), ...generalProblems(sent, answer)];
    },
  };
};

export type ResponseChecker = ReturnType<typeof createResponseChecker>;
