import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usePages } from '../support/pages.js';
import { useTestEnvironment } from '../support/test-environment.js';
import { CASES, getName, getUrl } from './cases.js';
import { findProblems } from './scan.js';
import { takePicture } from './screen.js';

const environment = useTestEnvironment();
const pages = usePages();

describe('the QR code of a checkout, on a screen', () => {
  for (const shown of CASES)
    it(`is read exactly by two scanners: ${getName(shown)}`, async () => {
      const png = await takePicture(environment(), pages(), shown);
      assert.deepEqual(await findProblems(png, getUrl(shown.length), shown.ratio), []);
      assert.deepEqual(environment().errors, []);
    });
});
