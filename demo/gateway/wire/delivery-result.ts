/** The result of a 2xx answer that is an HTML page: an app that answers every request with its page has not read the event. */
export const HTML_PAGE = 'html_page';

/** The result of an attempt, for people. */
export const describeResult = (result: string): string =>
  result === HTML_PAGE ? 'an HTML page: is this the webhook route?' : result;
