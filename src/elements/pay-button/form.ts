/** A button that sends a form. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/** The fields that the buyer sends, and where to. */
export interface Submission {
  readonly form: HTMLFormElement;
  readonly submitter: Submitter | null;
  readonly url: string;
  readonly data: FormData;
}

/** The buttons inside the element that send a form. */
export const SUBMITTERS = 'button:not([type=button], [type=reset]), [type=submit]';

/** The button of the page inside the element: it has the label, and sends the form where no script runs. */
export const findSubmitter = (element: Element): Submitter | null => element.querySelector<Submitter>(SUBMITTERS);

/** Finds the form: that of the id, or else that of the button inside. */
export const findForm = (element: Element, id: string | null | undefined): HTMLFormElement | null =>
  id
    ? (element.getRootNode() as Document | ShadowRoot).querySelector<HTMLFormElement>(`form[id=${CSS.escape(id)}]`)
    : (findSubmitter(element)?.form ?? null);

/** The words of the button inside, or of the element where the form is elsewhere. */
export const readLabel = (element: Element): string => {
  const submitter = findSubmitter(element);
  return ((submitter?.localName === 'input' && submitter.value) || (submitter ?? element).textContent)
    .replace(/\s+/g, ' ')
    .trim();
};

/** The fields of a form may hide its properties: one of them may be called `action`. */
export const readFormAttribute = (name: string, form: Element, submitter: Element | null): string =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';

/**
 * Reads what a browser would send. Undefined for a form that only a browser can send: it is not sent by `POST`, to another origin,
 * or into another window.
 */
export const readSubmission = (form: HTMLFormElement, submitter: Submitter | null): Submission | undefined => {
  const [action = '', method = '', target = ''] = ['action', 'method', 'target'].map((name) =>
    readFormAttribute(name, form, submitter),
  );
  const { baseURI, URL: page } = form.ownerDocument;
  try {
    const { href, origin } = new URL(action || page, baseURI);
    const isOurs = /^post$/i.test(method) && /^(_self)?$/i.test(target) && origin === new URL(page).origin;
    if (!isOurs) return undefined;
    const data = new FormData(form, submitter);
    // The page may have disabled it since the press, and disabled buttons are left out.
    if (submitter?.disabled && submitter.name) data.append(submitter.name, submitter.value);
    return { form, submitter, url: href, data };
  } catch {
    return undefined;
  }
};

/** The button inside, if it is one of the form. */
export const findOwn = (element: Element, form: HTMLFormElement): Submitter | null => {
  const submitter = findSubmitter(element);
  return submitter?.form === form ? submitter : null;
};

/** Lets the browser send the form, with its checks, and the `submit` event of the page. */
export const submit = (form: HTMLFormElement, submitter: Submitter | null): void => {
  HTMLFormElement.prototype.requestSubmit.call(form, submitter);
};
