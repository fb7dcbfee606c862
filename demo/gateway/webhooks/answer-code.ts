const CODE = /^[\w.-]{1,64}$/;

/**
 * Reads one field of an endpoint's JSON answer that holds a code: why it refused a delivery, or what it did with the event;
 * null if there is none. Only the first part of the answer is read, until the signal aborts. Never rejects.
 */
export const readAnswerCode = async (
  { body }: Response,
  field: 'code' | 'result',
  signal: AbortSignal,
): Promise<string | null> => {
  const reader = body?.getReader();
  const stop = (): void => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const answer = JSON.parse(new TextDecoder().decode((await reader?.read())?.value)) as unknown;
    const code = typeof answer === 'object' && (answer as Readonly<Record<string, unknown>> | null)?.[field];
    return typeof code === 'string' && CODE.test(code) ? code : null;
  } catch {
    // No JSON, or the answer was cut.
    return null;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};
