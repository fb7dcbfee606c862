import { isPayError } from '../../../core/errors/pay-error.js';
import type { PlannedFile } from '../plan.js';
import type { Project } from '../project.js';
import { startSandbox, type Sandbox } from './sandbox.js';
import { getServerProgram } from './server-program.js';
import { createShop, type Shop } from './shop.js';
import { TestOrderError } from './test-order-error.js';
import type { StartedProcess, TryPorts } from './try-ports.js';

/** The terminal. */
export interface TryTerminal {
  readonly print: (text: string) => void;
  /** Asks a question that is answered by yes or no; undefined if nothing may be asked. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}

/** The project, and the files that were written into it. */
interface WrittenProject {
  readonly project: Project;
  readonly files: readonly PlannedFile[];
}

type Context = TryPorts & TryTerminal & { readonly signal: AbortSignal };

/** Starts the written server as a shop of the sandbox's test merchant. */
const startShop = async (
  { project, files }: WrittenProject,
  sandbox: Sandbox,
  context: Context,
  onStart: (program: StartedProcess) => void,
): Promise<Shop> => {
  const port = await context.findFreePort();
  const { args, label, startTimeoutMs } = await getServerProgram(project, files, port, context);
  const url = `http://127.0.0.1:${port}`;
  const secret = await sandbox.registerEndpoint(`${url}/webhooks`);
  const program = context.startNode(args, {
    GATEWAY_URL: sandbox.url,
    MERCHANT_ID: 'merchant_demo',
    API_KEY: 'wcp_test_demo',
    APP_ID: 'app_demo',
    SESSION_SECRET: crypto.randomUUID(),
    WEBHOOK_SECRET: secret,
    PORT: String(port),
  });
  onStart(program);
  context.print(`  your server   http://localhost:${port} (${label})`);
  const shop = createShop(url, program, context);
  await shop.waitUntilReady(startTimeoutMs);
  return shop;
};

/** Buys, pays and follows one order, and prints each step that has been seen to work. */
const payOrder = async (shop: Shop, sandbox: Sandbox, { print }: TryTerminal): Promise<void> => {
  const succeed = (text: string): void => {
    print(`  ok  ${text}`);
  };
  const order = await shop.buy();
  succeed(`The form sends ${order.orderId}, and its payment is created: ${order.paymentId}.`);
  const gatewayUrl = await shop.readPage(order);
  succeed('The page of the payment is shown only to the browser that has bought the order.');
  succeed(`Its QR code leads to ${gatewayUrl}`);
  await shop.waitForStatus(order, 'requires_action');
  succeed('The status is requires_action.');
  await shop.checkPayRoute(order);
  succeed('The pay route answers the buyer on your own pages, and refuses others.');
  await shop.checkForgedWebhook();
  succeed('The webhook receiver refuses an event without a signature.');
  await sandbox.succeed(order.paymentId);
  succeed('Paid in the sandbox, with test coins.');
  await sandbox.waitForDelivery('payment.succeeded', shop.program);
  succeed('The webhook receiver has verified payment.succeeded.');
  await shop.waitForStatus(order, 'succeeded');
  succeed('The status is succeeded.');
};

const QUESTION = 'Keep both running, to pay an order yourself?';

/** Leaves the programs running until the developer interrupts the command, if they want that. */
const keepRunning = async (shop: Shop, { print, confirm, signal }: Context): Promise<void> => {
  if (!confirm || !(await confirm(QUESTION)) || signal.aborted) return;
  const { port } = new URL(shop.url);
  print(`Open http://localhost:${port}/buy and pay another order. Ctrl+C ends both.`);
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
};

/**
 * Starts the sandbox and the written server, pays an order, and ends both programs. Prints what happens. Resolves to true if the
 * order was paid, and never rejects because of one of the programs.
 */
export const tryOrder = async (written: WrittenProject, ports: TryPorts, terminal: TryTerminal): Promise<boolean> => {
  const interrupted = new AbortController();
  const context: Context = { ...ports, ...terminal, signal: interrupted.signal };
  const programs: StartedProcess[] = [];
  const onStart = (program: StartedProcess): void => {
    programs.unshift(program);
  };
  const removeListener = ports.onInterrupt(() => {
    interrupted.abort(new TestOrderError('Interrupted.'));
  });
  try {
    terminal.print('A test order:');
    const sandbox = await startSandbox(context, onStart);
    terminal.print(
      `  the sandbox   ${sandbox.url} (a new one with test coins, data in memory; one that runs already stays as it is)`,
    );
    const shop = await startShop(written, sandbox, context, onStart);
    await payOrder(shop, sandbox, terminal);
    terminal.print('The test order is paid.');
    await keepRunning(shop, context);
    return true;
  } catch (error) {
    // Errors of fetch are not the library's: a program has closed the connection.
    const { message } = error as Error;
    terminal.print(`  PROBLEM  ${isPayError(error) ? message : `A program has not answered: ${message}.`}`);
    return false;
  } finally {
    for (const program of programs) await program.stop();
    removeListener();
  }
};
