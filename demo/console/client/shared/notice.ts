import { Refusal } from '../sandbox.js';

/** What came of something that a person did. */
export interface Notice {
  readonly tone: 'done' | 'refused';
  readonly text: string;
  /** The gateway's code of a refusal. */
  readonly code?: string | null;
}

/** Asks the console to say something. */
export class NoticeEvent extends Event {
  readonly notice: Notice;

  constructor(notice: Notice) {
    super('console-notice', { bubbles: true, composed: true });
    this.notice = notice;
  }
}

declare global {
  interface HTMLElementEventMap {
    'console-notice': NoticeEvent;
  }
}

/** Does something and says what came of it, a refusal in the gateway's own words. Resolves to undefined after a refusal. */
export const attempt = async <Value>(
  from: EventTarget,
  action: () => Promise<Value>,
  done: (value: Value) => string,
): Promise<Value | undefined> => {
  try {
    const value = await action();
    from.dispatchEvent(new NoticeEvent({ tone: 'done', text: done(value) }));
    return value;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    from.dispatchEvent(new NoticeEvent({ tone: 'refused', text: error.message, code: error.code }));
    return undefined;
  }
};
