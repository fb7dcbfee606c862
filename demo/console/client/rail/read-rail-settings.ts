import type { SandboxRailSettings } from '../../../gateway/wire/rail.js';

/** The settings of the form; a checkbox that is not checked, and an empty field, are absent. */
export const readRailSettings = ({
  noFunds,
  sanctioned,
  failsExecution,
  quoteSeconds,
  details,
}: Readonly<Record<string, string>>): SandboxRailSettings => ({
  noFunds: noFunds !== undefined,
  sanctioned: sanctioned !== undefined,
  failsExecution: failsExecution !== undefined,
  quoteSeconds: quoteSeconds === undefined ? null : Number(quoteSeconds),
  details: details === 'schema' || details === 'url' ? details : 'none',
});
