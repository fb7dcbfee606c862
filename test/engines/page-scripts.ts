/** The start of a script: `roots` are the document and its shadow trees. */
const FIND_ROOTS = `
  const roots = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);`;

/** A script that returns the text of a part, also of the status in a checkout; null if there is no such part. */
export const READ_TEXT = `${FIND_ROOTS}
  const found = roots.map((root) => root.querySelector('[part~="' + arguments[0] + '"]')).find(Boolean);
  return found ? found.textContent.replace(/\\s+/g, ' ').trim() : null;`;

/** A script that returns true if a text is shown. */
export const SHOWS = `${FIND_ROOTS}
  const [text] = arguments;
  const has = ({ textContent }) => textContent.includes(text);
  return roots.some((root) =>
    [...root.querySelectorAll('*')].some((each) => has(each) && ![...each.children].some(has) && each.checkVisibility()));`;

/** A script that clicks what matches a selector; returns false if it is not there, or cannot be used yet. */
export const CLICK = `${FIND_ROOTS}
  const control = roots.map((root) => root.querySelector(arguments[0])).find(Boolean);
  if (!control || control.disabled || control.ariaDisabled === 'true') return false;
  control.click();
  return true;`;
