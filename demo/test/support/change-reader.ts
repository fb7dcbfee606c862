import assert from 'node:assert/strict';

/** Events that a page receives from `GET /sandbox/changes`. */
export interface ChangeReader {
  /** Resolves to the next piece of the stream; undefined when it has ended. */
  readonly next: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Reads the stream up to the point from which a page receives changes. */
export const readChanges = async (response: Response): Promise<ChangeReader> => {
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('Content-Type'), 'text/event-stream');
  assert.equal(response.headers.get('Cache-Control'), 'no-store');
  assert.ok(response.body);
  const reader = response.body.getReader();
  const next = async (): Promise<string | undefined> => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  assert.equal(await next(), 'retry: 1000\n\n');
  return { next, close: () => reader.cancel() };
};

export const CHANGE = 'data: changed\n\n';
