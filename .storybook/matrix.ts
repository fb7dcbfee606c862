import { basename, dirname } from 'node:path';
import type { StorybookConfig } from '@storybook/web-components-vite';
import type { Plugin } from 'vite';
import { MATRICES, type Cell } from './matrices.js';

type Indexer = NonNullable<Extract<StorybookConfig['experimental_indexers'], readonly unknown[]>>[number];

const MATRIX = /[/\\]([\w-]+)\.matrix\.ts$/;

const readCells = (fileName: string): readonly Cell[] => {
  const [, name = ''] = MATRIX.exec(fileName) ?? [];
  const matrix = MATRICES[name];
  if (!matrix) throw new Error(`Unknown matrix: ${name}.`);
  return matrix.cells;
};

/** `stories/pay-status/every-state.matrix.ts` -> `pay-status/Every state`. */
const toTitle = (fileName: string): string => {
  const [, name = ''] = MATRIX.exec(fileName) ?? [];
  return `${basename(dirname(fileName))}/${MATRICES[name]?.title ?? ''}`;
};

/** Lists the generated stories of a matrix file. */
export const matrixIndexer: Indexer = {
  test: MATRIX,
  createIndex: async (fileName) =>
    readCells(fileName).map(({ exportName, name }) => ({
      type: 'story',
      importPath: fileName,
      exportName,
      name,
      title: toTitle(fileName),
      tags: ['!autodocs'],
    })),
};

/** Generates one named export per cell, because ES modules need static exports. */
export const matrixPlugin = (): Plugin => ({
  name: 'story-matrix',
  enforce: 'pre',
  transform: {
    filter: { id: MATRIX },
    handler: (code, id) => {
      const stories = readCells(id).map(
        ({ exportName, value }) => `export const ${exportName} = story(${JSON.stringify(value)});`,
      );
      return { code: [code, ...stories].join('\n'), map: null };
    },
  },
});
