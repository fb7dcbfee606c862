import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { MessageFromHost, MessageToHost } from 'pay-status/host';
import type { Clock } from 'pay-status';

/** Every way in which the host can be wrong. */
export interface Misbehaviour {
  readonly noTheme?: boolean;
  readonly noLocale?: boolean;
  readonly fixedHeight?: boolean;
  readonly noResume?: boolean;
  readonly noShim?: boolean;
  readonly noWallet?: boolean;
  readonly walletId?: string;
  readonly chains?: readonly string[];
  readonly accounts?: readonly string[];
  readonly asksEachTime?: boolean;
  readonly accountsError?: boolean;
  readonly otherKey?: boolean;
  readonly otherMessage?: boolean;
  readonly noSignature?: string;
  readonly givesUpAfterMs?: number;
  readonly rejectionCode?: 'wallet_failed' | 'refused_request';
  readonly noRejection?: boolean;
  readonly signsRejected?: boolean;
  readonly keepsRejections?: boolean;
  readonly unknownChain?: 'signs' | 'silent' | 'rejected';
  readonly otherIdWhileOpen?: 'prompts' | 'silent';
  readonly promptsTwice?: boolean;
  readonly onCancel?: 'ignores' | 'stays-pending' | 'signs';
  readonly forgetsResults?: boolean;
  readonly signsAgain?: boolean;
  readonly recall?: 'silent' | 'rejects-unknown';
  readonly forgetsPromptOnReload?: boolean;
  readonly answersTwice?: boolean;
  readonly openUrl?: 'silent' | 'ends-page' | 'late' | 'declines';
  readonly redirect?: 'silent' | 'ends-page' | 'ends-page-after' | 'declines' | 'hides-page-after';
  readonly close?: 'talks' | 'ends-page';
}

type Request = Extract<MessageToHost, { readonly type: 'wallet-request' }>;
type Answer = Omit<Extract<MessageFromHost, { readonly type: 'wallet-answer' }>, 'type' | 'id'>;

const ACCOUNT = privateKeyToAccount(`0x${'b0b'.padStart(64, '0')}`);
const OTHER = privateKeyToAccount(`0x${'a11ce'.padStart(64, '0')}`);
const CHAINS = ['eip155:84532', 'eip155:11155111'];

const toError = (code: NonNullable<Answer['error']>['code']): Answer => ({ error: { code, message: '' } });

const sign = (account: PrivateKeyAccount, typedData: string): Promise<string> =>
  account.signTypedData(JSON.parse(typedData) as Parameters<PrivateKeyAccount['signTypedData']>[0]);

/** The person's decision about the next prompt. */
export type Decision = { readonly kind: 'approve' | 'reject'; readonly afterMs: number } | { readonly kind: 'leave' };

/** A host with a wallet and a person, that keeps the protocol but for its misbehaviour. */
export class FakeHost {
  readonly #clock: Pick<Clock, 'setTimeout'>;
  readonly #wrong: Misbehaviour;
  readonly #results = new Map<string, Answer>();
  #open: Request | undefined;
  #decision: Decision = { kind: 'leave' };
  #post: (message: MessageFromHost) => void = () => undefined;
  #isResumed = false;
  /** The only payment that its wallet pays. */
  paymentId: string | undefined;
  /** The number of prompts that a person saw. */
  prompts = 0;
  frameHeight = 480;
  /** Ends or hides the page. */
  onPageEnd: (isGone: boolean) => void = () => undefined;

  constructor(clock: Pick<Clock, 'setTimeout'>, wrong: Misbehaviour) {
    this.#clock = clock;
    this.#wrong = wrong;
  }

  /** A page connects, for the first time or after a reload. */
  connect(post: (message: MessageFromHost) => void): void {
    this.#post = post;
  }

  /** The person has read an instruction. */
  instruct(text: string, onShown: () => void): void {
    if (/Do not|Leave the next/.test(text)) this.#decision = { kind: 'leave' };
    else if (text.includes('Leave the app')) this.#comeBack(onShown);
    else if (text.includes('Reject')) this.#decision = { kind: 'reject', afterMs: 1_000 };
    else if (text.includes('ten seconds')) this.#decision = { kind: 'approve', afterMs: 10_000 };
    else if (/Approve|approve/.test(text)) this.#decision = { kind: 'approve', afterMs: 1_000 };
    if (text.includes('now') && this.#open) this.#decide(this.#open);
  }

  receive(message: MessageToHost): void {
    switch (message.type) {
      case 'ready':
        this.#greet();
        break;
      case 'height':
        if (!this.#wrong.fixedHeight) this.frameHeight = message.px;
        break;
      case 'wallet-accounts':
        this.#answerAccounts(message.id, message.ask);
        break;
      case 'wallet-request':
        this.#request(message);
        break;
      case 'wallet-recall':
        this.#recall(message.id);
        break;
      case 'wallet-cancel':
        this.#cancel(message.id);
        break;
      case 'open-url':
        this.#navigate(message.id, this.#wrong.openUrl);
        break;
      case 'redirect':
        this.#navigate(message.id, this.#wrong.redirect);
        break;
      case 'close':
        if (this.#wrong.close === 'talks') this.#post({ type: 'theme', theme: 'dark' });
        if (this.#wrong.close === 'ends-page') this.onPageEnd(true);
        break;
      case 'status':
      case 'final':
    }
  }

  #later(ms: number, task: () => void): void {
    this.#clock.setTimeout(task, ms);
  }

  #greet(): void {
    const { noTheme, noLocale, noWallet, walletId = 'com.example.wallet', chains } = this.#wrong;
    if (!noTheme) this.#post({ type: 'theme', theme: 'dark' });
    if (!noLocale) this.#post({ type: 'locale', locale: 'pt-BR' });
    if (noWallet) return;
    this.#post({ type: 'wallet', id: walletId, name: 'Example', ...(chains && { chains: [...chains] }) });
  }

  #comeBack(onShown: () => void): void {
    this.#later(2_000, () => {
      onShown();
      if (!this.#wrong.noResume && !this.#isResumed) this.#post({ type: 'resume' });
      this.#isResumed = true;
    });
  }

  #answer(id: string, answer: Answer): void {
    this.#post({ type: 'wallet-answer', id, ...answer });
  }

  #answerAccounts(id: string, ask: boolean): void {
    const { accounts = [ACCOUNT.address], asksEachTime, accountsError } = this.#wrong;
    const delayMs = ask || asksEachTime ? 3_000 : 0;
    this.#later(delayMs, () => this.#answer(id, accountsError ? toError('unauthorized') : { result: [...accounts] }));
  }

  #request(message: Request): void {
    const { id } = message;
    const { unknownChain, otherIdWhileOpen, promptsTwice } = this.#wrong;
    if (message.paymentId !== this.paymentId)
      return this.#answer(id, { error: { code: 'refused_request', message: 'This is another payment.' } });
    const known = this.#results.get(id);
    if (known) return this.#answer(id, known);
    if (!CHAINS.includes(message.chain)) {
      if (unknownChain === 'signs') void this.#sign(message);
      else if (unknownChain !== 'silent') this.#answer(id, toError(unknownChain ?? 'unknown_chain'));
      return;
    }
    if (this.#open) {
      if (this.#open.id === id) {
        if (promptsTwice) this.#prompt(message);
        return;
      }
      if (otherIdWhileOpen === 'prompts') this.#prompt(message);
      else if (otherIdWhileOpen !== 'silent') this.#answer(id, toError('request_pending'));
      return;
    }
    this.#prompt(message);
  }

  #recall(id: string): void {
    const { recall } = this.#wrong;
    if (recall === 'silent') return;
    const known = this.#results.get(id);
    if (known) return this.#answer(id, known);
    // It answers when the person has decided.
    if (this.#open?.id === id) return;
    this.#answer(id, toError(recall === 'rejects-unknown' ? 'rejected' : 'wallet_failed'));
  }

  #prompt(message: Request): void {
    this.prompts++;
    this.#open = message;
    const { givesUpAfterMs } = this.#wrong;
    if (givesUpAfterMs !== undefined)
      this.#later(givesUpAfterMs, () => {
        if (this.#open === message) this.#settle(message, toError('wallet_failed'));
      });
    this.#decide(message);
  }

  #decide(message: Request): void {
    const decision = this.#decision;
    if (decision.kind === 'leave') return;
    this.#later(decision.afterMs, () => {
      if (this.#open !== message && !this.#wrong.promptsTwice) return;
      const { noRejection, signsRejected, rejectionCode = 'rejected', keepsRejections } = this.#wrong;
      if (decision.kind === 'approve' || signsRejected) return void this.#sign(message);
      if (noRejection) this.#open = undefined;
      else this.#settle(message, toError(rejectionCode), keepsRejections);
    });
  }

  async #sign(message: Request): Promise<void> {
    const { otherKey, otherMessage, noSignature, forgetsResults, signsAgain, promptsTwice } = this.#wrong;
    const text = String(message.params[1]);
    const typedData = otherMessage ? text.replace(/"value":"?\d+/, '"value":"1') : text;
    const result = noSignature ?? (await sign(otherKey ? OTHER : ACCOUNT, typedData));
    const other = signsAgain ? { result: await sign(OTHER, text) } : { result };
    this.#settle(message, { result }, !forgetsResults, other);
    if (promptsTwice) this.#answer(message.id, { result: `${result.slice(0, -2)}ff` });
  }

  /** Answers a request. Results are kept, rejections are not. */
  #settle(message: Request, answer: Answer, isKept = false, kept = answer): void {
    this.#open = undefined;
    if (isKept) this.#results.set(message.id, kept);
    this.#answer(message.id, answer);
    if (this.#wrong.answersTwice) this.#answer(message.id, { result: '0x00' });
  }

  #cancel(id: string): void {
    const { onCancel } = this.#wrong;
    const message = this.#open;
    if (message?.id !== id || onCancel === 'ignores' || onCancel === 'stays-pending') return;
    if (onCancel === 'signs') void this.#sign(message);
    this.#open = undefined;
  }

  /** The page is reloading. */
  forget(): void {
    this.#post = () => undefined;
    if (!this.#wrong.forgetsPromptOnReload || !this.#open) return;
    // The prompt stays, but the host no longer knows whose it is.
    this.#open = { ...this.#open, id: 'forgotten' };
  }

  #navigate(id: string, how: Misbehaviour['openUrl'] | Misbehaviour['redirect']): void {
    if (how === 'silent') return;
    if (how === 'ends-page') return this.onPageEnd(true);
    if (how === 'late') return this.#later(1_500, () => this.#post({ type: 'answer', id, accepted: true }));
    this.#post({ type: 'answer', id, accepted: how !== 'declines' });
    if (how === 'ends-page-after') this.#later(500, () => this.onPageEnd(true));
    if (how === 'hides-page-after') this.#later(500, () => this.onPageEnd(false));
  }
}
