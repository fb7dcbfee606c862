export { CopyController, type CopyState } from './copy-controller.js';
export { CountdownController, type CountdownOptions } from './countdown-controller.js';
export { browserNavigation, type Navigation } from './navigation.js';
export { browserPageSignals } from './page-signals.js';
export { browserPorts, type ElementPorts } from './ports.js';
export { RedirectController, type RedirectMode, type RedirectPlan, type RedirectState } from './redirect-controller.js';
export { redirectTarget, type RedirectTarget, type RedirectUrls } from './redirect-target.js';
export { tabClientId } from './tab-client-id.js';
export { TrackerController, type TrackerSource } from './tracker-controller.js';
