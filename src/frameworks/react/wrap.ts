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

import type { PayStatus as PayStatusElement } from '../../elements/pay-status/pay-status.js';
import { PayStatusChangeEvent, PayStatusFinalEvent } from '../../elements/pay-status/pay-status.events.js';

/** An element's class, as Lit describes it. */
interface ElementClass {
  readonly properties: Readonly<Record<string, { readonly attribute?: string | boolean }>>;
}

type Props = Readonly<Record<string, unknown>>;
type Listener = (event: Event) => void;

/** Before the paint; on a server there is none, and older versions of React complain there. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface StatusHandlers {
  readonly onPayStatusChange: (event: PayStatusChangeEvent) => void;
  readonly onPayStatusFinal: (event: PayStatusFinalEvent) => void;
}

/** Tells a page what the payment is already. */
const repeat = (
  { payment }: Pick<PayStatusElement, 'payment'>,
  { onPayStatusChange, onPayStatusFinal }: Partial<StatusHandlers>,
): void => {
  if (!payment) return;
  onPayStatusChange?.(new PayStatusChangeEvent(payment, null));
  if (payment.isFinal) onPayStatusFinal?.(new PayStatusFinalEvent(payment));
};

/** Attributes for which `false` is a word. */
const SAYS_FALSE = /^(aria|data)-|^(contentEditable|draggable|spellCheck)$/;

const attributeOf = (name: string, { properties }: ElementClass): string | undefined => {
  const { attribute = name.toLowerCase() } = properties[name] ?? { attribute: false };
  return typeof attribute === 'string' ? attribute : undefined;
};

const asAttribute = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

/** As attributes, a server's markup already has them; what has none becomes a property of the element. */
const split = (
  props: Props,
  element: ElementClass,
  events: readonly string[],
): { attributes: Props; properties: Props } => {
  const attributes: Record<string, unknown> = {};
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const attribute = attributeOf(name, element);
    if (events.includes(name)) continue;
    if (attribute !== undefined) attributes[attribute] = value == null ? undefined : asAttribute(value);
    else if (name in element.properties) properties[name] = value;
    // React itself does both for custom elements since version 19: before, `hidden={false}` was `hidden="false"`.
    else
      attributes[name === 'className' ? 'class' : name] = value === false && !SAYS_FALSE.test(name) ? undefined : value;
  }
  return { attributes, properties };
};

/** A component that renders the element and nothing else. `events`: the event's type by the property that listens. */
export const wrap = <Element extends HTMLElement & Pick<PayStatusElement, 'payment'>, Own extends object>(
  tag: string,
  elementClass: ElementClass,
  events: Readonly<Record<string, string>>,
): ForwardRefExoticComponent<Own & RefAttributes<Element>> => {
  const eventProps = Object.keys(events);
  const Component = forwardRef<Element, Own>((own, forwarded) => {
    const props = own as Props;
    const element = useRef<Element>(null);
    const latest = useRef(props);
    const set = useRef<Props>({});
    const isHeard = useRef(false);
    const { attributes, properties } = split(props, elementClass, eventProps);

    useImperativeHandle(forwarded, () => element.current as Element, []);
    useEffectBeforePaint(() => {
      latest.current = props;
      const before = set.current;
      set.current = properties;
      const changed = Object.keys({ ...before, ...properties }).filter((name) => before[name] !== properties[name]);
      for (const name of changed) Reflect.set(element.current as Element, name, properties[name]);
    });
    useEffectBeforePaint(() => {
      const target = element.current as Element;
      const listening = new AbortController();
      for (const [name, type] of Object.entries(events)) {
        const listener: Listener = (event) => (latest.current[name] as Listener | undefined)?.(event);
        target.addEventListener(type, listener, { signal: listening.signal });
      }
      // A server's markup is an element before React comes to it: what it has said by then nobody has heard.
      if (!isHeard.current) repeat(target, latest.current);
      isHeard.current = true;
      return () => listening.abort();
    }, []);
    return createElement(tag, { ...attributes, ref: element });
  });
  Component.displayName = tag;
  return Component as ForwardRefExoticComponent<Own & RefAttributes<Element>>;
};
