import type { HTMLAttributes } from 'react';

/** The props of a component: the element's properties, its attributes without a property, and event handlers. */
export type PropsOf<Element extends HTMLElement, Properties, Attributes, Handlers> = Properties &
  Omit<Attributes, keyof Properties | `${string}-${string}`> &
  Handlers &
  Omit<HTMLAttributes<Element>, keyof Properties | keyof Attributes | keyof Handlers>;
