/** An event of an element, as a line of text. */
export interface LogEntry {
  /** By the gateway's clock, Unix milliseconds. */
  readonly atMs: number;
  readonly name: string;
  readonly detail: string;
}

/** All events that the elements declare. */
type Events = Pick<HTMLElementEventMap, Extract<keyof HTMLElementEventMap, `pay-${string}`>>;

/** Formats the detail of each event. Does not compile if an event is missing. */
const DETAILS: { readonly [Name in keyof Events]: (event: Events[Name]) => string } = {
  'pay-status-change': ({ payment, previous }) => `${previous?.status ?? 'nothing'} → ${payment.status}`,
  'pay-status-final': ({ payment }) => payment.status,
  'pay-status-error': ({ error }) => error.code,
  'pay-status-redirect': ({ url }) => url,
  'pay-checkout-open-wallet': ({ url }) => url,
  'pay-checkout-retry': ({ url }) => url,
  'pay-checkout-wallet-connect': ({ name }) => name,
  'pay-checkout-no-funds': ({ accounts }) => String(accounts.length),
  'pay-checkout-option': ({ unit, value }) => `${value} ${unit}`,
  'pay-checkout-sign': ({ method, step }) => `${method} ${step}`,
  'pay-checkout-sent': () => '',
  'pay-checkout-cancel': ({ paymentId }) => paymentId,
  'pay-button-paid': ({ paymentId }) => paymentId,
};

const EVENT_NAMES = Object.keys(DETAILS) as readonly (keyof Events)[];

const getDetail = <Name extends keyof Events>(name: Name, event: Events[Name]): string => DETAILS[name](event);

/** Logs all events of the elements below a target. */
export const logEvents = (target: HTMLElement, now: () => number, add: (entry: LogEntry) => void): void => {
  for (const name of EVENT_NAMES)
    target.addEventListener(name, (event) => {
      add({ atMs: now(), name, detail: getDetail(name, event) });
    });
};
