import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';

import { toJson } from '../../core/json.js';
import { listen } from '../../core/listen.js';
import { notify } from '../../core/listeners.js';
import type { PayStatus as PayStatusElement } from '../../elements/pay-status/pay-status.js';
import type { InputDeclaration } from '../../elements/shared/payment-element.js';
import { PayStatusChangeEvent, PayStatusFinalEvent } from '../../elements/pay-status/pay-status.events.js';

/** The members of a Lit element's class that are used. */
interface ElementClass {
  readonly properties: Readonly<Record<string, InputDeclaration>>;
}

type Props = Readonly<Record<string, unknown>>;
type Listener = (event: Event) => void;

/** `useLayoutEffect`, except on a server, where React before version 19 logs a warning for it. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface StatusHandlers {
  readonly onPayStatusChange: (event: PayStatusChangeEvent) => void;
  readonly onPayStatusFinal: (event: PayStatusFinalEvent) => void;
}

/** Calls the handlers with the current payment of the element. */
const replayEvents = (
  { payment }: Pick<PayStatusElement, 'payment'>,
  { onPayStatusChange, onPayStatusFinal }: Partial<StatusHandlers>,
): void => {
  if (!payment) return;
  notify(onPayStatusChange, new PayStatusChangeEvent(payment, null));
  if (payment.isFinal) notify(onPayStatusFinal, new PayStatusFinalEvent(payment));
};

/** Attributes whose value may be `false`. */
const KEEPS_FALSE = /^(aria|data)-|^(contentEditable|draggable|spellCheck)$/;

const getAttributeName = (name: string, { properties }: ElementClass): string | undefined => {
  const { attribute = name.toLowerCase() } = properties[name] ?? { attribute: false };
  return typeof attribute === 'string' ? attribute : undefined;
};

const toAttributeValue = (value: unknown): unknown => (typeof value === 'object' ? toJson(value) : value);

/** Splits props into attributes, which are also rendered on a server, and properties of the element. */
const splitProps = (
  props: Props,
  element: ElementClass,
  events: readonly string[],
): { attributes: Props; properties: Props } => {
  const attributes: Record<string, unknown> = {};
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const attribute = getAttributeName(name, element);
    if (events.includes(name)) continue;
    if (attribute !== undefined) attributes[attribute] = value == null ? undefined : toAttributeValue(value);
    else if (name in element.properties) properties[name] = value;
    // React before version 19 passes `className` and `hidden="false"` to custom elements unchanged.
    else
      attributes[name === 'className' ? 'class' : name] =
        value === false && !KEEPS_FALSE.test(name) ? undefined : value;
  }
  return { attributes, properties };
};

/** Creates a component that renders one element. `events` maps the names of handler props to event types. */
export const createComponent = <Element extends HTMLElement & Pick<PayStatusElement, 'payment'>, Own extends object>(
  tag: string,
  elementClass: ElementClass,
  events: Readonly<Record<string, string>>,
): ForwardRefExoticComponent<Own & RefAttributes<Element>> => {
  const eventProps = Object.keys(events);
  const Component = forwardRef<Element, Own>((own, forwarded) => {
    const props = own as Props;
    const element = useRef<Element>(null);
    const latest = useRef(props);
    const applied = useRef<Props>({});
    const hasReplayed = useRef(false);
    const { attributes, properties } = splitProps(props, elementClass, eventProps);

    useImperativeHandle(forwarded, () => element.current as Element, []);
    useEffectBeforePaint(() => {
      latest.current = props;
      const before = applied.current;
      applied.current = properties;
      const changed = Object.keys({ ...before, ...properties }).filter((name) => before[name] !== properties[name]);
      for (const name of changed) Reflect.set(element.current as Element, name, properties[name]);
    });
    useEffectBeforePaint(() => {
      const target = element.current as Element;
      const listeners = new AbortController();
      for (const [name, type] of Object.entries(events)) {
        const listener: Listener = (event) => (latest.current[name] as Listener | undefined)?.(event);
        listen(target, type, listener, listeners.signal);
      }
      // A server-rendered element may have dispatched events before React hydrated it.
      if (!hasReplayed.current) replayEvents(target, latest.current);
      hasReplayed.current = true;
      return () => listeners.abort();
    }, []);
    return createElement(tag, { ...attributes, ref: element });
  });
  Component.displayName = tag;
  return Component as ForwardRefExoticComponent<Own & RefAttributes<Element>>;
};
