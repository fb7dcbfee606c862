import {
  conformanceReportSchema,
  conformanceResultsSchema,
  signerRequestSchema,
  signerSchema,
} from '../../wire/conformance.js';
import { emptySchema } from '../../wire/sandbox-payment.js';
import type { Operation } from '../operation.js';

/** The operations of the check of a host, behind the page `/conformance`. */
export const CONFORMANCE_OPERATIONS: readonly Operation[] = [
  {
    route: 'POST /sandbox/conformance',
    id: 'startConformance',
    tag: 'Sandbox',
    summary: 'Start a check of a host',
    description:
      'Creates the payment of which the app or frame is asked to sign requests, for an hour. Load the `url` of the answer in it, and bind its wallet to the payment, as to that of any checkout. The last 100 runs are kept, in memory.',
    access: 'sandbox',
    body: { schema: emptySchema, example: {} },
    success: { status: 201, description: 'The run, without results.', schema: conformanceReportSchema },
    refusals: ['merchant_not_found'],
  },
  {
    route: 'GET /sandbox/conformance/{id}',
    id: 'getConformance',
    tag: 'Sandbox',
    summary: 'Get the report of a check of a host',
    description: 'With a `version`, the request is held until the run has another one or is finished.',
    access: 'sandbox',
    parameters: ['RunId', 'MaxPollMs', 'RunVersion'],
    success: { status: 200, description: 'The report.', schema: conformanceReportSchema },
  },
  {
    route: 'PUT /sandbox/conformance/{id}',
    id: 'setConformanceResults',
    tag: 'Sandbox',
    summary: 'Replace the results of a check of a host',
    description: 'For the page that checks. A finished run does not change any more, and its payment is cancelled.',
    access: 'sandbox',
    parameters: ['RunId'],
    body: {
      schema: conformanceResultsSchema,
      example: {
        host: { bridge: 'frame', handles: ['redirect'], userAgent: 'Mozilla/5.0', wallet: null },
        steps: [{ id: 'theme', result: 'pass', reason: 'The host sent the theme dark.', durationMs: 12 }],
        isFinished: false,
      },
    },
    success: { status: 200, description: 'The report.', schema: conformanceReportSchema },
    refusals: ['invalid_state'],
  },
  {
    route: 'POST /sandbox/conformance/signer',
    id: 'recoverSigner',
    tag: 'Sandbox',
    summary: 'Tell who has signed typed data',
    access: 'sandbox',
    body: { schema: signerRequestSchema, example: { typedData: '{}', signature: '0x00' } },
    success: { status: 200, description: 'The address of the signer.', schema: signerSchema },
  },
];
