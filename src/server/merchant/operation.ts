import type * as z from 'zod/mini';
import { describeAnswer } from '../../client/answer.js';
import { send, type RequestOptions } from '../../client/transport.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { callGateway, type Gateway, type GatewayCall } from './merchant-gateway.js';

/** A request, and how its answer is read. */
export interface Operation<Value> {
  /** `GET` when absent. */
  readonly method?: RequestOptions['method'];
  /** With the query. */
  readonly url: string;
  /** JSON. Serialized once: a retry must send the same request even if the program changes its object meanwhile. */
  readonly body?: unknown;
  readonly schema: z.ZodMiniType<Value>;
  /** The name of the answer for an error's message: `create response`, with advice after it if the operation may have been done. */
  readonly answer: string;
  readonly advice?: string;
  /** Returns the value of a refusal that is a success; undefined for any other. */
  readonly recover?: (error: unknown, attempt: number) => Value | undefined;
}

/** Runs an operation, and rejects with `ContractError` for an answer of the wrong shape. */
export const runOperation = async <Value>(
  gateway: Gateway,
  call: GatewayCall,
  { method, url, body, schema, answer, advice = '', recover }: Operation<Value>,
): Promise<Value> => {
  const json = body === undefined ? undefined : JSON.stringify(body);
  let attempts = 0;
  return callGateway(gateway, call, async ({ headers, ...sending }, signal) => {
    attempts++;
    try {
      const received = await send(url, signal, {
        ...sending,
        headers: json === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
        ...(method && { method }),
        ...(json !== undefined && { body: json }),
      });
      const { data, error } = schema.safeParse(received.body);
      if (data !== undefined) return data;
      throw new ContractError(`The gateway sent an invalid ${answer}. ${advice}${describeAnswer(received)}`, error);
    } catch (error) {
      const value = recover?.(error, attempts);
      if (value !== undefined) return value;
      throw error;
    }
  });
};
