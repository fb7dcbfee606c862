// The script of a shop's page: first the library, then the elements.
import { PATCHES } from './patched-builtins.js';

PATCHES[decodeURIComponent(location.search.slice(1))]?.();
await Promise.all([import('../../../src/define/pay-checkout.js'), import('../../../src/define/pay-status.js')]);
Object.assign(window, { hasElements: true });
