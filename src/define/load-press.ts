import type { PressCode } from '../elements/pay-button/lazy-code.js';

let hasReported = false;

/** Loads what a press of `<pay-button>` needs; undefined if that fails, which is reported the first time. */
export const loadPress = async (load: () => Promise<PressCode>): Promise<PressCode | undefined> => {
  try {
    const code = await load();
    // A server may answer with an empty file.
    if (!customElements.get('pay-checkout')) throw new Error('empty file');
    return code;
  } catch (error) {
    if (!hasReported)
      console.error(
        '<pay-button> cannot load its dialog: serve all files of dist/cdn, or all chunks; script-src must allow them.',
        error,
      );
    hasReported = true;
    return undefined;
  }
};
