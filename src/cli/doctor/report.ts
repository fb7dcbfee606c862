import { examineBuyerSide } from './buyer-side.js';
import { note, type Finding } from './finding.js';
import { readKeyMode } from './key-mode.js';
import { createSmallestPayment, examineMerchantSide } from './merchant-side.js';
import type { DoctorPorts } from './observe.js';
import type { DoctorOptions, GatewayTarget } from './options.js';
import { examinePage } from './checks/page.js';
import { examinePaying } from './pay/examine-paying.js';
import { examineReceiver } from './webhook/examine-receiver.js';
import { redact } from './redact.js';

/** The findings about one subject. */
export interface Section {
  readonly title: string;
  readonly findings: readonly Finding[];
}

/** Everything that was found. */
export type Report = readonly Section[];

const MERCHANT_TITLE = "The gateway, from a merchant's server";
const BUYER_TITLE = "The gateway, from a buyer's page";
const PAY_TITLE = 'A dry run of paying. It ends the offers of an open page of this payment: load that page again';
const PAGE_TITLE = 'Your page';
const WEBHOOK_TITLE = 'The webhook endpoint';

const examineGateway = async (target: GatewayTarget, ports: DoctorPorts): Promise<Report> => {
  const { baseUrl, apiVersion, buyer: identity, merchant: key, createIn } = target;
  const side = key && { baseUrl, apiVersion, key };
  const created = side && createIn ? await createSmallestPayment(side, ports, createIn) : undefined;
  const paymentId = target.paymentId ?? created?.paymentId;
  const sections: Section[] = [];
  if (side) {
    const findings = await examineMerchantSide(side, ports, paymentId);
    sections.push({ title: MERCHANT_TITLE, findings: [...(created?.findings ?? []), ...findings] });
  }
  if (identity) {
    const findings = paymentId
      ? await examineBuyerSide({ ...target, identity, paymentId }, ports)
      : [note('skipped', 'Not checked, because there is no payment.', 'Set --payment-id.')];
    sections.push({ title: BUYER_TITLE, findings });
  }
  return sections;
};

/** Examines what the options say. Never rejects, ends within minutes, and contains no secret of the options. */
export const createReport = async (
  { gateway, pay, webhook, pageUrl }: DoctorOptions,
  ports: DoctorPorts,
): Promise<Report> => {
  const keyMode = readKeyMode(gateway?.merchant?.apiKey ?? '');
  const sections = [
    ...(gateway ? await examineGateway(gateway, ports) : []),
    ...(pay ? [{ title: PAY_TITLE, findings: await examinePaying(pay, ports) }] : []),
    ...(pageUrl ? [{ title: PAGE_TITLE, findings: await examinePage(pageUrl, ports) }] : []),
    ...(webhook ? [{ title: WEBHOOK_TITLE, findings: await examineReceiver(webhook, ports, keyMode) }] : []),
  ];
  return redact(sections, [gateway?.merchant?.apiKey, webhook?.secret]);
};

/** Returns true if there is anything to repair. */
export const hasProblem = (report: Report): boolean =>
  report.some(({ findings }) => findings.some(({ level }) => level === 'problem'));
