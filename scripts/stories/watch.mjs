// Watches a page for problems: errors, warnings and requests that leave this machine.
const REPORTED_LEVELS = ['error', 'warning', 'assert'];

/** Returns the message of a problem, without the page and the stack that browsers and test libraries add. */
export const shorten = (problem) => problem.split(/\n\n|\n {4}at /)[0];

/** Collects problems of a page from now on; the returned function takes those that came up since it was last called. */
export const watch = (page, base) => {
  let problems = [];
  const note = (problem) => problems.push(problem);
  page.on('pageerror', ({ message }) => note(`error: ${message}`));
  page.on('console', (message) => {
    if (REPORTED_LEVELS.includes(message.type())) note(`console.${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  const isOutside = (url) => !url.startsWith(`${base}/`) && !/^(data|blob):/.test(url);
  page.on('requestfailed', (request) => {
    if (isOutside(request.url())) note(`leaves the origin: ${request.url()}`);
  });
  // Requests that a service worker answers do not leave this machine.
  page.on('response', (response) => {
    if (isOutside(response.url()) && !response.fromServiceWorker()) note(`leaves the origin: ${response.url()}`);
  });
  return () => {
    const taken = problems;
    problems = [];
    return taken;
  };
};
