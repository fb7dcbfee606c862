const CODE = /^[\w.-]{1,64}$/;

const getCode = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;

/**
 * Reads the `code` of an endpoint's JSON answer, which says why it refused a delivery; null if there is none. Only the first
 * part of the answer is read, until the signal aborts. Never rejects.
 */
export const readAnswerCode = async ({ body }: Response, signal: AbortSignal): Promise<string | null> => {
  const reader = body?.getReader();
  const stop = (): void => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const code = getCode(JSON.parse(new TextDecoder().decode((await reader?.read())?.value)));
    return typeof code === 'string' && CODE.test(code) ? code : null;
  } catch {
    // No JSON, or the answer was cut.
    return null;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};
