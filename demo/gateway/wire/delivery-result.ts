/** The result of a 2xx answer that is an HTML page: an app that answers every request with its page has not read the event. */
export const HTML_PAGE = 'html_page';

interface Answer {
  readonly result?: string | null;
}

/** Returns true if the receiver applies an event that it has applied before. */
export const isForgotten = ({ result }: Answer, earlier: readonly Answer[]): boolean =>
  result === 'applied' && earlier.some((one) => one.result === result);

const APPLIED_AGAIN = 'applied again: the receiver has forgotten this event, so the order can be shipped twice';

/** The result of an attempt, for people. */
export const describeResult = (result: string, forgotten = false): string =>
  forgotten ? APPLIED_AGAIN : result === HTML_PAGE ? 'an HTML page: is this the webhook route?' : result;
