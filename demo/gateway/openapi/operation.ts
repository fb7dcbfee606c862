import type { KnownErrorCode } from 'pay-status/contract';
import type { z } from 'zod/mini';
import type { Access } from './access.js';
import type { ParameterName } from './parameters.js';
import type { Tag } from './tags.js';

/** One way to be refused: a code, with the HTTP status where the code alone does not say it. */
export type Refusal = KnownErrorCode | readonly [code: KnownErrorCode, status: number];

interface Body {
  readonly schema: z.ZodMiniType;
  readonly example: unknown;
}

interface Success {
  readonly status: number;
  readonly description: string;
  /** Absent: no body, or a stream. */
  readonly schema?: z.ZodMiniType;
  /** Whether it goes on until the caller leaves, as server-sent events. */
  readonly isStream?: boolean;
}

/** One operation of the gateway: all that the document says of it follows from its entry in a table. */
export interface Operation {
  /** Method and path, with parameters in braces. */
  readonly route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  /** Its `operationId`; schemas that no other operation shares are named after it. */
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly isDeprecated?: boolean;
  /** Who may call it, which also says how a caller can be refused. */
  readonly access: Access;
  /** Those of the path and of the query, and headers that not every operation has. */
  readonly parameters?: readonly ParameterName[];
  readonly body?: Body;
  readonly success: Success;
  /** Ways to be refused that neither its access nor its parameters nor its body bring along. */
  readonly refusals?: readonly Refusal[];
}
