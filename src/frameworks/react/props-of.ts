import type { HTMLAttributes } from 'react';

/** What a component takes: the element's properties, its attributes that are no properties, and handlers of its events. */
export type PropsOf<Element extends HTMLElement, Properties, Attributes, Handlers> = Properties &
  Omit<Attributes, keyof Properties | `${string}-${string}`> &
  Handlers &
  Omit<HTMLAttributes<Element>, keyof Properties | keyof Attributes | keyof Handlers>;
