import type { PropertyValues, RenderOptions } from 'lit';

/** The members of our Lit elements that hydration uses or overrides; some of them are protected. */
export interface Hydratable extends HTMLElement {
  readonly hasUpdated: boolean;
  readonly renderOptions: RenderOptions;
  connectedCallback: (this: Hydratable) => void;
  attributeChangedCallback: (this: Hydratable, name: string, previous: string | null, value: string | null) => void;
  createRenderRoot: (this: Hydratable) => HTMLElement | DocumentFragment;
  update: (this: Hydratable, changed: PropertyValues) => void;
  render(): unknown;
}

/** An attribute that the server sets on a nested element. It is removed once the outer element is hydrated. */
export const DEFER_HYDRATION = 'defer-hydration';

/** Returns the server-rendered shadow root; undefined after the element's first update. */
export const getServerRender = (element: Hydratable): ShadowRoot | undefined => {
  const { hasUpdated, shadowRoot } = element;
  return !hasUpdated && shadowRoot?.firstChild ? shadowRoot : undefined;
};
