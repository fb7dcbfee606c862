import type { SandboxStep } from '../gateway/wire/sandbox-payment.js';

/** The buttons of the test wallet beside the checkout page. `process` is paid for with a signature, the others are forced. */
export const PANEL_STEPS = ['process', 'decline', 'fail', 'expire'] as const satisfies readonly SandboxStep[];

export type PanelStep = (typeof PANEL_STEPS)[number];
