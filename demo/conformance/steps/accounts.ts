import { fail, HOST_TIMEOUT_MS, pass, PERSON_TIMEOUT_MS, type Outcome, type Step, type StepContext } from './step.js';
import { describeError, waitForAnswer, type WalletAnswer } from './wallet-request.js';

const ADDRESS = /^0x[\da-f]{40}$/i;
/** A reverse domain name. The checkout ignores a wallet with another id. */
const WALLET_ID = /^[a-z\d][a-z\d.-]{0,251}[a-z\d]$/i;

/** Asks for the accounts. */
const request = async (context: StepContext, ask: boolean): Promise<WalletAnswer | undefined> => {
  const id = context.randomId();
  context.send({ type: 'wallet-accounts', id, ask });
  return waitForAnswer(context, id, ask ? PERSON_TIMEOUT_MS : HOST_TIMEOUT_MS);
};

const readAddresses = (answer: WalletAnswer | undefined): readonly string[] | Outcome => {
  if (!answer) return fail('The wallet did not answer wallet-accounts.');
  if (answer.error) return fail(`The wallet answered with ${describeError(answer)} instead of its accounts.`);
  const { result } = answer;
  if (!Array.isArray(result)) return fail('The result of wallet-accounts is not a list.');
  if (!result.length) return fail('The list of accounts is empty: the step needs a wallet with an account.');
  const wrong = result.find((address) => !ADDRESS.test(address));
  return wrong === undefined
    ? result
    : fail(`“${wrong.slice(0, 80)}” is not an address: answer with addresses alone, without the chain.`);
};

const isOutcome = (value: readonly string[] | Outcome): value is Outcome => 'reason' in value;

export const accounts: Step = {
  id: 'accounts',
  requires: 'wallet',
  run: async (context) => {
    const { wallet, person, setAddress } = context;
    if (!WALLET_ID.test(wallet?.id ?? '') || !wallet?.name.trim())
      return fail('The checkout ignores the wallet: its id must be a reverse domain name, and its name not empty.');
    await person.confirm('Your wallet may ask whether this page may see your account. Allow it.');
    const addresses = readAddresses(await request(context, true));
    if (isOutcome(addresses)) return addresses;
    const again = readAddresses(await request(context, false));
    if (isOutcome(again))
      return fail(`With ask false, the wallet must answer at once and without a question. ${again.reason}`);
    const [address = ''] = addresses;
    if (!again.some((each) => each.toLowerCase() === address.toLowerCase()))
      return fail(`With ask false, the wallet no longer has the account ${address}.`);
    setAddress(address);
    return pass(`The wallet has the account ${address}.`);
  },
};
