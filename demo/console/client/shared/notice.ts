import type { ReactiveControllerHost } from 'lit';
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

type Actor = EventTarget & Pick<ReactiveControllerHost, 'requestUpdate'>;

const busy = new WeakSet<Actor>();

/** Whether what a person did there is still under way, for `aria-disabled`: a `disabled` button would lose the focus. */
export const isBusy = (element: Actor): boolean => busy.has(element);

/**
 * Does something and says what came of it, a refusal in the gateway's own words. Resolves to undefined after a refusal,
 * and at once while the element is busy: whoever presses twice wants it once.
 */
export const attempt = async <Value>(
  from: Actor,
  action: () => Promise<Value>,
  done: (value: Value) => string,
): Promise<Value | undefined> => {
  if (busy.has(from)) return undefined;
  busy.add(from);
  from.requestUpdate();
  try {
    const value = await action();
    from.dispatchEvent(new NoticeEvent({ tone: 'done', text: done(value) }));
    return value;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    from.dispatchEvent(new NoticeEvent({ tone: 'refused', text: error.message, code: error.code }));
    return undefined;
  } finally {
    busy.delete(from);
    from.requestUpdate();
  }
};
