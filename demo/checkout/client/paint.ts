/** The custom properties of `checkout.css`, by the data of the element. */
const PROPERTIES = { accent: '--accent', onAccent: '--on-accent' } as const;

/**
 * Gives the element the accent that the server has chosen for it. Set by a script, because the page's content security policy
 * blocks `style` attributes.
 */
export const paint = ({ dataset, style }: HTMLElement): void => {
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const color = dataset[name];
    if (color) style.setProperty(property, color);
  }
};
