import type { ZodMiniType } from 'zod/mini';
import { FINAL_PAYMENT_STATUSES, isKnownPaymentStatus } from '../../../contract/payment-status.js';
import { compareFields, joinFields } from '../fields.js';
import { note, ok, problem, type Finding } from '../finding.js';

/** Compares the names and types of an answer's fields with the contract. */
export const checkFields = (id: string, schema: ZodMiniType, body: unknown): readonly Finding[] => {
  const { invalid, unknown } = compareFields(schema, body);
  return [
    invalid.length
      ? problem(
          id,
          `Missing or invalid fields: ${joinFields(invalid)}.`,
          'Invalid optional fields are ignored; a page cannot show a payment without a valid status and isFinal.',
        )
      : ok(id, 'The answer has the fields of the interface.'),
    ...(unknown.length
      ? [
          note(
            `${id}-unknown`,
            `Unknown fields: ${joinFields(unknown)}.`,
            'They are ignored. A newer version of this library may use them.',
          ),
        ]
      : []),
  ];
};

interface StatusFields {
  readonly status: string;
  readonly isFinal: boolean;
  readonly pollInMs?: number | null | undefined;
}

/** Checks what the status, `isFinal` and `pollInMs` say together. */
export const checkStatusRules = ({ status, isFinal, pollInMs }: StatusFields): readonly Finding[] => {
  if (!isKnownPaymentStatus(status)) {
    return [note('status', 'The payment has a status that this version does not know. It is shown neutrally.')];
  }
  const isFinalStatus = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
  if (isFinalStatus !== isFinal) {
    return [
      problem(
        'status',
        `The status ${status} comes with isFinal ${isFinal}.`,
        'A page follows isFinal: it would stop too early, or poll forever.',
      ),
    ];
  }
  if (isFinal || pollInMs) return [ok('status', `The payment is ${status}.`)];
  return [
    note(
      'status',
      `The payment is ${status}, without pollInMs.`,
      'A gateway that does not hold long polls is asked once a second.',
    ),
  ];
};
