import type { ReactiveControllerHost } from 'lit';
import { SandboxError } from '../../../pages/client/sandbox.js';

/** Result of a user's action. */
export interface Notice {
  readonly tone: 'done' | 'refused';
  readonly text: string;
  /** Error code of the gateway. */
  readonly code?: string | null;
}

/** Makes the console show a notice. */
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

/** Returns true while an action of the element is pending. For `aria-disabled`, because `disabled` would remove the focus. */
export const isBusy = (element: Actor): boolean => busy.has(element);

/**
 * Runs an action and shows its result. Resolves to undefined after an error, and immediately while another action of the
 * element is pending.
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
    if (!(error instanceof SandboxError)) throw error;
    from.dispatchEvent(new NoticeEvent({ tone: 'refused', text: error.message, code: error.code }));
    return undefined;
  } finally {
    busy.delete(from);
    from.requestUpdate();
  }
};
