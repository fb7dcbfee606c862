import manifest from 'pay-status/custom-elements.json';

const declarations = manifest.modules.flatMap((module) => module.declarations);

/** The names of all events that the elements dispatch. */
export const eventNames = declarations.flatMap(({ tagName, events = [] }) =>
  tagName ? events.map(({ name }) => name) : [],
);

type Declaration = (typeof declarations)[number];

/** Returns the declaration of an element in the manifest. */
export const getDeclaration = (tag: string): Declaration => {
  const found = declarations.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`The manifest has no element ${tag}.`);
  return found;
};

/**
 * Storybook keeps one row per name: a part `redirect` would hide the attribute of that name, and an attribute that is
 * a property too would get two controls.
 */
const asRows = ({ members = [], slots = [], cssParts = [], cssStates = [], ...declaration }: Declaration) => ({
  ...declaration,
  members: members.filter(({ attribute }) => attribute === undefined),
  slots: slots.map((slot) => ({ ...slot, name: `slot="${slot.name}"` })),
  cssParts: [
    ...cssParts.map((part) => ({ ...part, name: `::part(${part.name})` })),
    ...cssStates.map((state) => ({ ...state, name: `:state(${state.name})` })),
  ],
});

/** The custom elements manifest, adapted for Storybook's tables and controls. */
export const storybookManifest = {
  ...manifest,
  modules: manifest.modules.map((module) => ({ ...module, declarations: module.declarations.map(asRows) })),
};
