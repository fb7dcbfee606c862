import type { Clock } from 'pay-status';
import type { MessageToHost } from 'pay-status/host';
import type { StepId, StepResult } from '../../gateway/wire/conformance-steps.js';
import type { Inbox, MessageOfType } from '../inbox.js';

/** How a step ended, and why in plain words. */
export interface Outcome {
  readonly result: StepResult;
  readonly reason: string;
}

export const pass = (reason: string): Outcome => ({ result: 'pass', reason });
export const fail = (reason: string): Outcome => ({ result: 'fail', reason });
export const skip = (reason: string): Outcome => ({ result: 'skip', reason });

/** A request of a payment of the sandbox, checked as the checkout checks it. */
export interface PreparedRequest {
  readonly paymentId: string;
  /** CAIP-2. */
  readonly chain: string;
  readonly method: 'eth_signTypedData_v4';
  readonly params: readonly [account: string, typedData: string];
}

/** The state of a step over a reload of the page. */
export interface ReloadState {
  /** The id of the request. */
  readonly id: string;
  readonly request: PreparedRequest;
  /** The signature, if the wallet has answered before the reload. */
  readonly signature?: string;
}

/** The sandbox, for the requests to sign. */
export interface SandboxPort {
  /** Returns a new request of the run's payment for an account (CAIP-10), checked. */
  prepareRequest(account: string): Promise<PreparedRequest>;
  /** Returns the address that has signed typed data; null if it is no signature of a key. */
  recoverSigner(typedData: string, signature: string): Promise<string | null>;
}

/** The page that runs the check. */
export interface PagePort {
  readonly isFramed: boolean;
  /** True if the app has what the public service posts its last message to; undefined for none, false if the page cannot use it. */
  readonly canPostLastMessage: boolean | undefined;
  /** The height of the window, CSS pixels: that of the frame. */
  getViewportHeight(): number;
  /** Reports a height until {@link restoreHeight}, instead of that of the content. */
  reportHeight(px: number): void;
  restoreHeight(): void;
  /** Calls back each time the page is shown after it was hidden, until the signal is aborted. */
  onShown(callback: () => void, signal: AbortSignal): void;
  /** The links that the host is asked to open, and to go to. */
  readonly walletUrl: string;
  readonly returnUrl: string;
}

/** The person in front of the app. */
export interface PersonPort {
  /** Shows what to do next, and resolves when they have read it and continue. */
  confirm(instruction: string): Promise<void>;
  /** Shows what to do now, or what happens. */
  show(instruction: string): void;
}

/** Everything that a step uses. */
export interface StepContext {
  readonly clock: Pick<Clock, 'now' | 'setTimeout'>;
  readonly inbox: Inbox;
  readonly send: (message: MessageToHost) => void;
  readonly page: PagePort;
  readonly person: PersonPort;
  readonly sandbox: SandboxPort;
  readonly randomId: () => string;
  /** The requests that the host handles. */
  readonly handles: readonly string[];
  /** The host's wallet; undefined if it has announced none. */
  readonly wallet: Pick<MessageOfType<'wallet'>, 'id' | 'name' | 'chains'> | undefined;
  /** The chain of the requests, CAIP-2; undefined if the wallet supports none of the sandbox's. */
  readonly chain: string | undefined;
  /** The address that signs, from the step `accounts`. */
  readonly address: string | undefined;
  /** Sets the address that signs. */
  readonly setAddress: (address: string) => void;
  /** The state from before the step has reloaded the page. */
  readonly resumed: ReloadState | undefined;
  /** Reloads the page; the step starts again there with {@link resumed}. Never resolves. */
  readonly reload: (state: ReloadState) => Promise<never>;
  /** Sets how the step ends if the host ends the page from now on. */
  readonly setPageEndOutcome: (outcome: Outcome) => void;
  /** Aborts when the person skips the step. */
  readonly signal: AbortSignal;
}

/** The requirement of a step: nothing, a wallet, or an account that can sign. */
export type Requirement = 'nothing' | 'wallet' | 'account';

/** One step of the check. */
export interface Step {
  readonly id: StepId;
  readonly requires: Requirement;
  /** Runs the step. Rejects if the check itself fails, or with the reason of the signal. */
  run(context: StepContext): Promise<Outcome>;
}

/** The time after which a person counts as gone, milliseconds. */
export const PERSON_TIMEOUT_MS = 120_000;
/** The time for what a host does by itself, milliseconds. */
export const HOST_TIMEOUT_MS = 2_000;

/** Resolves after a time; rejects if the person skips the step. */
export const sleep = ({ inbox, signal }: Pick<StepContext, 'inbox' | 'signal'>, ms: number): Promise<unknown> =>
  inbox.wait({ matches: (message): message is never => !message, timeoutMs: ms, signal });
