import type { Mutant } from './gateway-mutants.js';

const FLOW = 'src/wallet/engine/payment-flow.ts';
const PAYER = 'src/wallet/engine/payer.ts';
const ASK = 'src/wallet/engine/ask-to-pay.ts';
const RUNS = 'src/wallet/engine/runs.ts';
const ERRORS = 'src/wallet/to-wallet-error.ts';
const CONFIRM = 'src/wallet/engine/confirm.ts';
const SIGN = 'src/wallet/engine/sign.ts';

/** Two places that look for a record, each before a request to the wallet. */
const SIGNS_WITHOUT_A_LOOK = {
  from: 'if (!this.#isFree()) return this.sendStored(run);\n    const steps',
  to: 'const steps',
};
const ASKS_WITHOUT_A_LOOK = {
  from: 'if (!this.#isFree()) return this.sendStored(run);\n      isFree = true;',
  to: 'isFree = true;',
};

/** Bugs of the page. */
export const ENGINE: readonly Mutant[] = [
  {
    what: 'signs without the lock',
    edits: [
      {
        file: FLOW,
        from: 'await this.#payer.withLock(run, () => this.#payer.signAndSend(wallet, option, requests, run));',
        to: 'await this.#payer.signAndSend(wallet, option, requests, run);',
      },
    ],
  },
  {
    what: 'signs although another tab has the lock',
    edits: [
      {
        file: PAYER,
        from: 'return done ? done.value : this.#waitForTab(run);',
        to: 'return done ? done.value : work();',
      },
    ],
  },
  {
    what: 'waits for another tab forever',
    edits: [
      {
        file: 'src/wallet/engine/tab-lock.ts',
        from: 'if (signal.aborted) return undefined;',
        to: 'if (signal.aborted) return undefined;\n    if (context.paymentId) continue;',
      },
    ],
  },
  {
    what: 'stores a confirmation after it is sent',
    edits: [
      {
        file: PAYER,
        from: 'this.#write(record);\n    return this.#send(record, true, run);',
        to: 'const refusal = await this.#send(record, true, run);\n    this.#write(record);\n    return refusal;',
      },
    ],
  },
  {
    what: 'pays although nothing can be stored',
    edits: [
      {
        file: 'src/browser/payment-records.ts',
        from: 'toText(record));\n    } catch (error) {\n      throw unavailable(error);',
        to: 'toText(record));\n    } catch {\n      // Nothing.',
      },
    ],
  },
  {
    what: 'does not look for a stored confirmation before it signs',
    edits: [{ file: PAYER, ...SIGNS_WITHOUT_A_LOOK }],
  },
  {
    what: 'takes an error of the server for a refusal',
    edits: [
      {
        file: 'src/wallet/engine/problems.ts',
        from: 'status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status)',
        to: 'status >= 400',
      },
    ],
  },
  {
    what: 'takes an unclear status for a refusal',
    edits: [
      {
        file: 'src/wallet/engine/problems.ts',
        from: ' && !UNCLEAR_STATUSES.includes(status)',
        to: ' && UNCLEAR_STATUSES.length > 0',
      },
    ],
  },
  {
    what: 'forgets a confirmation without an answer',
    edits: [
      {
        file: PAYER,
        from: "run.dispatch({ type: 'unanswered', record, error: confirmed.error });",
        to: "{\n      this.#context.records.remove(record.paymentId);\n      run.dispatch({ type: 'left', problem: null });\n    }",
      },
    ],
  },
  {
    what: 'signs again after a confirmation without an answer',
    edits: [
      {
        file: PAYER,
        from: "run.dispatch({ type: 'unanswered', record, error: confirmed.error });",
        to: "run.dispatch({ type: 'left', problem: null });",
      },
      { file: PAYER, ...SIGNS_WITHOUT_A_LOOK },
      { file: PAYER, ...ASKS_WITHOUT_A_LOOK },
    ],
  },
  {
    what: 'takes a confirmation without an answer for sent',
    edits: [
      {
        file: CONFIRM,
        from: 'if (!isPayError(cause) || !isClearRefusal(cause)) return toUnanswered(cause);',
        to: "if (!isPayError(cause) || !isClearRefusal(cause)) return { kind: 'sent' };",
      },
    ],
  },
  {
    what: 'takes an expired payment for a sent one',
    edits: [
      {
        file: CONFIRM,
        from: "status === 'requires_action' ? refused : { kind: 'ended' };",
        to: "status === 'requires_action' ? refused : { kind: 'sent' };",
      },
    ],
  },
  {
    what: 'accepts the late answer of a wallet that the buyer has left',
    edits: [
      {
        file: SIGN,
        from: 'await ask(() => (step === steps ? askToPay(request, [...results]) : sign(wallet, request, signal)))',
        to: 'await (step === steps ? askToPay(request, [...results]) : wallet.sign(request))',
      },
      {
        file: PAYER,
        from: 'const value = await answers;\n      signal.throwIfAborted();',
        to: 'const value = await answers;\n      void signal;',
      },
    ],
  },
  {
    what: 'asks the wallet although the buyer has left',
    edits: [
      {
        file: SIGN,
        from: 'await ask(() => selectAccount(wallet, request, context, run))',
        to: 'await selectAccount(wallet, request, context, run)',
      },
    ],
  },
  {
    what: 'connects a wallet that the buyer has left',
    edits: [{ file: PAYER, from: '// The buyer may have left meanwhile.\n    run.signal.throwIfAborted();', to: '' }],
  },
  {
    what: 'does not look at the accounts again before it signs',
    edits: [
      { file: SIGN, from: 'const addresses = await wallet.accounts(false);', to: 'const addresses = [account];' },
    ],
  },
  {
    what: 'forgets the confirmation of a payment that is not final',
    edits: [
      {
        file: PAYER,
        from: 'if (isFinal) this.#context.records.remove',
        to: "if (status !== 'requires_action') this.#context.records.remove",
      },
    ],
  },
  {
    what: 'never forgets a confirmation',
    edits: [{ file: PAYER, from: 'if (isFinal) this.#context.records.remove(this.#context.paymentId);', to: '' }],
  },
  {
    what: 'does not send what it finds stored',
    edits: [
      {
        file: FLOW,
        from: 'const refusal = await this.#payer.withLock(run, () => this.#payer.sendStored(run));',
        to: "const refusal = null;\n      run.dispatch({ type: 'left', problem: null });",
      },
      {
        file: PAYER,
        from: "if (record?.kind === 'confirmation') return this.#send(record, false, run);",
        to: "if (record?.kind === 'confirmation') return null;",
      },
    ],
  },
  {
    what: 'asks for coins without an intent',
    edits: [{ file: ASK, from: "records.write({ kind: 'intent',", to: "void ({ kind: 'intent'," }],
  },
  {
    what: 'asks for coins before the intent is stored',
    edits: [
      { file: ASK, from: "records.write({ kind: 'intent',", to: "const write = () => records.write({ kind: 'intent'," },
      {
        file: ASK,
        from: 'awaitTransaction(request, () => wallet.sign(request, signal), context, runs);',
        to: 'awaitTransaction(request, async () => {\n    const hash = await wallet.sign(request, signal);\n    write();\n    return hash;\n  }, context, runs);',
      },
    ],
  },
  {
    what: 'forgets the intent after an unclear error',
    edits: [{ file: ASK, from: 'if (!mayHaveSent(error)) {', to: 'if (error) {' }],
  },
  {
    what: 'believes every word of a wallet that has sent coins',
    edits: [{ file: ERRORS, from: 'convert(error, classifyUnsent)', to: 'convert(error, classify)' }],
  },
  {
    what: 'offers to pay again although an intent is stored',
    edits: [
      {
        file: PAYER,
        from: "run.dispatch({ type: 'undecided', error: null });",
        to: "this.#context.records.remove(record.paymentId);\n      run.dispatch({ type: 'left', problem: null });",
      },
    ],
  },
  {
    what: 'does not look for an intent before it asks for coins',
    edits: [
      { file: PAYER, ...SIGNS_WITHOUT_A_LOOK },
      { file: PAYER, ...ASKS_WITHOUT_A_LOOK },
    ],
  },
  {
    what: 'pays with a recalled signature that the buyer has left',
    edits: [
      {
        file: ASK,
        from: 'abortable(Promise.resolve(wallet.recall?.(request, signal)), signal)',
        to: 'wallet.recall?.(request, signal)',
      },
      {
        file: PAYER,
        from: 'const value = await answers;\n      signal.throwIfAborted();',
        to: 'const value = await answers;\n      void signal;',
      },
    ],
  },
  {
    what: 'drops the hash of coins that it has recalled when the buyer has left',
    edits: [
      {
        file: ASK,
        from: 'runs.bind();\n  return awaitTransaction(request, async',
        to: 'return awaitTransaction(request, async',
      },
    ],
  },
  {
    what: 'drops the hash of coins that were sent when the buyer has left',
    edits: [
      { file: RUNS, from: 'this.#controller = new AbortController();\n  }\n\n  /** Forgets', to: '}\n\n  /** Forgets' },
    ],
  },
  {
    what: 'lets the buyer go back while coins are being sent',
    edits: [
      { file: FLOW, from: 'return this.#runs.isBound || BEYOND_BACK', to: 'return BEYOND_BACK' },
      { file: RUNS, from: 'this.#controller = new AbortController();\n  }\n\n  /** Forgets', to: '}\n\n  /** Forgets' },
    ],
  },
  {
    what: 'pays again after the gateway has refused coins that were sent',
    edits: [
      {
        file: CONFIRM,
        from: "refusal.kind === 'refused' && isTransaction(confirmation) ? toUnanswered(cause) : refusal",
        to: 'refusal',
      },
    ],
  },
  {
    what: 'loses the hash of coins that cannot be stored',
    edits: [
      {
        file: PAYER,
        from: 'if (!this.#runs.isBound) throw error;\n      this.#unstored = record;',
        to: 'throw error;',
      },
    ],
  },
];
