import { TELEMETRY_PATH } from '../telemetry-path.js';
import { keepTelemetry } from './keep-telemetry.js';
import { createWalletView } from './wallet-view.js';

const link = document.querySelector<HTMLInputElement>('#link')?.value;

if (link) {
  keepTelemetry(globalThis, TELEMETRY_PATH);
  // The SDK weighs a megabyte: an empty wallet opens without it.
  const { startSession } = await import('./session.js');
  await startSession(link, createWalletView(link));
}
