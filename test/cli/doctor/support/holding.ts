import { PROXY_CUTS_AFTER_MS } from '../../../bench/latency/cases.js';
import type { Cut } from '../../../bench/latency/cutting-proxy.js';
import type { HoldRule } from '../../../bench/latency/holding-gateway.js';
import { BASE_URL, Sandbox } from '../../../support/sandbox.js';
import { runDoctor, type Run } from './doctor.js';

export const PAGE_ARGS = ['--app-id', 'app_demo', '--payment-id', 'pay_1'];

/** Examines a gateway that holds requests by the rule, behind a proxy that cuts them if there is one, on virtual time. */
export const examineHolding = (
  rule: HoldRule,
  cut?: Cut,
  { args = [], cutMs = PROXY_CUTS_AFTER_MS }: { args?: readonly string[]; cutMs?: number } = {},
): Promise<Run> => {
  const sandbox = new Sandbox();
  const { clock } = sandbox;
  sandbox.handler = ({ url, signal }) =>
    new Promise((resolve, reject) => {
      const holdMs = rule(Number(new URL(url).searchParams.get('maxPollMs')));
      const isCut = cut !== undefined && holdMs > cutMs;
      const answer = (): void => {
        if (!isCut) resolve(Response.json({ status: 'requires_action', isFinal: false, pollInMs: 1_000 }));
        else if (cut === 'reset') reject(new TypeError('fetch failed'));
        else resolve(new Response('<h1>cut</h1>', { status: cut }));
      };
      const cancel = clock.setTimeout(answer, isCut ? cutMs : holdMs);
      signal.addEventListener('abort', () => {
        cancel();
        reject(signal.reason as Error);
      });
    });
  return runDoctor(sandbox, ['--base-url', BASE_URL, ...PAGE_ARGS, ...args]);
};
