import type { PaymentOption } from '../../../contract/schemas/payment-options.js';
import { readGatewayFields } from '../../../core/errors/is-refusal.js';
import { toDecimalString } from '../../../core/format/amount.js';
import { BuyerDetails } from '../../../wallet/engine/buyer-details.js';
import type { PreparationContext } from '../../../wallet/engine/context.js';
import { getNetworkName } from '../../../wallet/engine/option-chain.js';
import { prepareOption } from '../../../wallet/engine/prepare.js';
import type { PaymentProblem } from '../../../wallet/engine/state.js';
import { describeFailure, isCode } from '../failure.js';
import { note, ok, problem, type Finding } from '../finding.js';
import { observe, type DoctorPorts } from '../observe.js';
import type { PayTarget } from '../options.js';
import { createDryRunClient } from './dry-run-client.js';

/** Names an option as the page shows it. */
const nameOption = (option: PaymentOption): string => {
  const { account, amount } = option;
  const { value, display } = amount;
  const { assetSymbol, decimals } = display;
  return `${toDecimalString(value, decimals) ?? value} ${assetSymbol} on ${getNetworkName(option)}, from ${account}`;
};

const describeProblem = ({ code, error }: PaymentProblem): string => {
  if (code === 'expires_soon') return 'The payment ends within seconds.';
  if (code === 'details_required') return 'It requires details of the buyer for which a page cannot ask.';
  if (code !== 'unavailable' || !error) return error?.message ?? code;
  const { status, code: gatewayCode } = readGatewayFields(error);
  const suffix = isCode(gatewayCode) ? ` and the code ${gatewayCode}` : '';
  return `Its requests could not be built: ${status ? `the gateway answered with status ${status}${suffix}` : error.name}.`;
};

const examineOption = async (option: PaymentOption, context: PreparationContext): Promise<Finding> => {
  const id = 'pay-option';
  const name = nameOption(option);
  const event = await prepareOption(option, context, new AbortController().signal);
  switch (event.type) {
    case 'prepared': {
      const methods = event.requests.map(({ method }) => method);
      return ok(id, `${name}: a page could pay it. The wallet would be asked for ${methods.join(', then ')}.`);
    }
    case 'incomplete':
      return note(id, `${name}: not checked, because a page has to ask for details of the buyer first.`);
    case 'unprepared':
      return note(id, `${name}: a page would not pay it. ${describeProblem(event.problem)}`);
  }
};

const summarize = (options: readonly Finding[], { recipients }: PayTarget): readonly Finding[] => {
  if (!options.some(({ level }) => level === 'ok'))
    return [problem('pay', 'No option was found that a page could pay.', 'The lines above say why.')];
  if (recipients) return [];
  const hint = 'Set --recipients to the addresses that your page allows.';
  return [note('pay-recipients', 'It was not checked who receives the payment.', hint)];
};

/**
 * Does what a page does before it asks a wallet: gets the options, has their requests built, and checks them. It signs and
 * confirms nothing.
 */
export const examinePaying = async (target: PayTarget, ports: DoctorPorts): Promise<readonly Finding[]> => {
  const { clock, fetch } = ports;
  const { accounts, chains, recipients, callRecipients } = target;
  const observed = await observe(ports, (recorded, signal) =>
    createDryRunClient(target, { fetch: recorded, clock }).getOptions(accounts, signal),
  );
  const { result, answer } = observed;
  const id = 'pay-options';
  if (!result.ok)
    return [
      describeFailure(id, observed, {
        payment_not_found: 'Check --pay, and that the payment belongs to this gateway and mode.',
      }),
    ];
  const { options, info } = result.value;
  if (options === null) return [problem(id, 'The payment is final: nobody can pay it any more.')];
  if (!options) return [problem(id, 'The answer has no options.')];
  if (!options.length)
    return [
      problem(
        id,
        'The gateway offers no option for this account.',
        'It has not enough funds, or no coin that the gateway takes.',
      ),
    ];
  const dateMs = Date.parse(answer?.headers.get('date') ?? '');
  // A page follows the gateway's clock, too.
  const aheadMs = Number.isNaN(dateMs) ? 0 : dateMs - clock.now();
  const details = new BuyerDetails();
  details.setOffered(result.value);
  const context: PreparationContext = {
    client: createDryRunClient(target, { fetch, clock }),
    details,
    now: () => clock.now() + aheadMs,
    chains,
    recipients,
    callRecipients,
    getExpiresAt: () => undefined,
    getOfferedExpiresAt: () => info?.expiresAt ?? undefined,
  };
  const findings: Finding[] = [];
  // One after another, as a buyer chooses them.
  for (const option of options) findings.push(await examineOption(option, context));
  const { length } = options;
  return [
    ok(id, `The gateway offers ${length} ${length === 1 ? 'option' : 'options'}.`),
    ...findings,
    ...summarize(findings, target),
  ];
};
