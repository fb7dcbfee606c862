import type { z } from 'zod/mini';
import type { Access } from './access.js';
import type { JsonSchema } from './json-schema.js';
import type { ParameterName } from './parameters.js';
import type { Refusal } from './refusal.js';
import type { OperationTag } from './tags.js';

interface Body {
  readonly schema: z.ZodMiniType;
  readonly example: unknown;
}

interface Success {
  readonly status: number;
  readonly description: string;
  /** Absent: no body, or a stream. */
  readonly schema?: z.ZodMiniType;
  /** Headers that only this response has. */
  readonly headers?: Readonly<Record<string, JsonSchema>>;
  /** The response is a stream of server-sent events. */
  readonly isStream?: boolean;
}

/** One operation of the gateway. Its part of the document is generated from this. */
export interface Operation {
  /** Method and path, with parameters in braces. */
  readonly route: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The `operationId`; schemas of this operation alone are named after it. */
  readonly id: string;
  readonly tag: OperationTag;
  readonly summary: string;
  readonly description?: string;
  readonly isDeprecated?: boolean;
  /** Callers that may use it. Determines the error responses of authentication. */
  readonly access: Access;
  /** Path and query parameters, and headers that not every operation has. */
  readonly parameters?: readonly ParameterName[];
  readonly body?: Body;
  readonly success: Success;
  /** Error responses in addition to those of its access, parameters and body. */
  readonly refusals?: readonly Refusal[];
}
