import type { ButtonPorts } from '../../browser/button-ports.js';
import { submitCheckoutForm, type CheckoutAnswer } from '../../client/submit-checkout-form.js';
import { systemClock } from '../../core/clock.js';
import { readFormAttribute, type Submission } from './form.js';

/** The wait for the server after which the buyer may try again, milliseconds. */
const TIMEOUT_MS = 30_000;

/** The files of a form that is not sent as `multipart/form-data` are their names. */
const toParameters = (data: FormData): URLSearchParams =>
  new URLSearchParams(
    [...data].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
  );

const disabling = new WeakSet<Element>();

/** Sends the form of a button as a browser would, but asks for the payment. Never rejects. */
export const start = async (
  { form, submitter, url, data }: Submission,
  { fetch, clock = systemClock, console: log = console }: ButtonPorts,
): Promise<CheckoutAnswer> => {
  const isMultipart = /^multipart\/form-data$/i.test(readFormAttribute('enctype', form, submitter));
  const connection = new AbortController();
  const cancelTimeout = clock.setTimeout(() => {
    connection.abort(new Error(`no answer within ${TIMEOUT_MS} ms`));
  }, TIMEOUT_MS);
  const body = isMultipart ? data : toParameters(data);
  const answer = await submitCheckoutForm({ url, body }, fetch, connection.signal);
  cancelTimeout();
  if (answer.kind !== 'created') log.warn(`<pay-button> ${url} created no payment: ${answer.reason}.`);
  if (submitter?.disabled && !disabling.has(submitter)) {
    disabling.add(submitter);
    log.warn(
      '<pay-button> The button inside was disabled while its form was sent, so nobody can press it again until a script enables it. ' +
        'Remove the script that disables it: <pay-button> sends one request at a time.',
    );
  }
  return answer;
};
