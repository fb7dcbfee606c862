import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DENSITIES, SHAPES } from '../stories/support/elements/look.js';
import { SLOTS } from '../stories/support/elements/slots.js';
import { toExportName, pascal, SCHEMES, STATES, toStoryName } from '../stories/support/every-state/combinations.js';

/** One generated story of a matrix file. */
export interface Cell {
  readonly exportName: string;
  readonly name: string;
  /** The argument for the function `story` of the matrix file. */
  readonly value: unknown;
}

interface Matrix {
  /** The title below the name of the element in the sidebar. */
  readonly title: string;
  readonly cells: readonly Cell[];
}

const presets = readdirSync(fileURLToPath(new URL('../src/theme/presets', import.meta.url)))
  .filter((file) => file.endsWith('.css'))
  .map((file) => basename(file, '.css'));

const named = (...words: readonly string[]): Pick<Cell, 'exportName' | 'name'> => ({
  exportName: words.map(pascal).join(''),
  name: words.join(', ').replace(/^./, (letter) => letter.toUpperCase()),
});

/** The keys are the names of the files `<name>.matrix.ts`. */
export const MATRICES: Readonly<Record<string, Matrix>> = {
  'every-state': {
    title: 'Every state',
    cells: STATES.map((state) => ({ exportName: toExportName(state), name: toStoryName(state), value: state })),
  },
  presets: {
    title: 'Presets',
    cells: presets.flatMap((preset) =>
      SCHEMES.map((scheme) => ({ ...named(preset, scheme), value: { preset, scheme } })),
    ),
  },
  shapes: {
    title: 'Shapes and densities',
    cells: SHAPES.flatMap((shape) =>
      DENSITIES.map((density) => ({ ...named(shape, density), value: { shape, density } })),
    ),
  },
  slots: { title: 'Slots', cells: SLOTS.map((slot) => ({ ...named(slot), value: slot })) },
};
