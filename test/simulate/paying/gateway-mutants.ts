export type Edit = Readonly<Record<'file' | 'from' | 'to', string>>;

/** A bug, as edits of the sources. */
export interface Mutant {
  readonly what: string;
  readonly edits: readonly Edit[];
}

/** Bugs of the gateway. */
export const GATEWAY: readonly Mutant[] = [
  {
    what: 'claims a payment twice',
    edits: [
      {
        file: 'demo/gateway/services/payment-service.ts',
        from: 'requirePayable(payment);\n      const { txId }',
        to: 'void requirePayable;\n      const { txId }',
      },
      {
        file: 'demo/gateway/services/option-service.ts',
        from: 'requirePayable(payment);\n    const option =',
        to: 'const option =',
      },
      {
        file: 'demo/gateway/payments/transition.ts',
        from: "processing: { succeed: 'succeeded',",
        to: "processing: { process: 'processing', succeed: 'succeeded',",
      },
      {
        file: 'demo/gateway/store/memory/ledger-table.ts',
        from: 'if (before.some((other) => other.kind === kind))',
        to: "if (kind === 'faucet')",
      },
    ],
  },
  {
    what: 'refuses a confirmation that it has accepted',
    edits: [
      {
        file: 'demo/gateway/services/option-service.ts',
        from: 'if (isConfirmedWith(payment, { optionId, results: digest })) return payment;',
        to: 'void isConfirmedWith;',
      },
    ],
  },
  {
    what: 'lets a payment expire whose buyer has signed',
    edits: [
      {
        file: 'demo/gateway/payments/due-step.ts',
        from: 'if (isClaimed(payment)) {',
        to: 'if (isClaimed(payment) && payment.expiresAt < 0) {',
      },
    ],
  },
  {
    what: 'keeps the funds of a payment whose execution has failed',
    edits: [
      {
        file: 'demo/gateway/rails/paper/paper-rail.ts',
        from: "await ledger.add({ ...spent, kind: 'return', amount: -spent.amount });",
        to: 'void spent;',
      },
    ],
  },
];
