import type { Question, ShownTransaction, TypedData } from './question.js';
import { SANDBOX_WALLET } from './wallet-info.js';

const TITLES: Readonly<Record<Question['kind'], string>> = {
  connect: 'Connect this page?',
  switch: 'Switch the network?',
  sign: 'Approve this request?',
  send: 'Send this transaction?',
};

type Row = readonly [name: string, value: string];

const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.append(...(text ? [text] : []), ...children);
  return element;
};

const createList = (rows: readonly Row[]): HTMLElement => {
  const list = createElement('dl', '');
  for (const [name, value] of rows) list.append(createElement('dt', name), createElement('dd', value));
  return list;
};

/** The values of a message as rows, those of nested ones included. */
const toRows = (values: object): readonly Row[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? toRows(value) : [[name, String(value)] as const],
  );

const listTypedData = ({ domain, message }: TypedData): HTMLElement =>
  createList([['contract', String(domain['verifyingContract'])], ...toRows(message)]);

const describeMessage = ({ typedData, shown }: Extract<Question, { kind: 'sign' }>): HTMLElement => {
  const { primaryType } = typedData;
  if (!shown) return createElement('div', '', createElement('p', primaryType), listTypedData(typedData));
  const rows = shown.rows.map(({ name, value }) => [name, value] as const);
  const summary = createElement('summary', 'Message');
  const data = createElement('details', '', summary, createElement('p', primaryType), listTypedData(typedData));
  return createElement('div', '', createElement('p', shown.meaning), createList(rows), data);
};

const createProblem = (text: string): HTMLElement => {
  const problem = createElement('p', `It would fail, so it cannot be sent: ${text}`);
  problem.className = 'wallet-problem';
  return problem;
};

const describeTransaction = (transaction: ShownTransaction): HTMLElement => {
  const { network, meaning, to, value, fee, data, problem } = transaction;
  const rows: readonly Row[] = [
    ['Network', network],
    ['To', to],
    ['Amount', value],
    ...(fee === undefined ? [] : [['Fee, at most', fee] as const]),
  ];
  const call = createElement('details', '', createElement('summary', 'Data'), createElement('code', data));
  return createElement(
    'div',
    '',
    ...(meaning === undefined ? [createElement('p', 'A call that this wallet does not know')] : []),
    createList(rows),
    ...(data === '0x' ? [] : [call]),
    ...(problem === undefined ? [] : [createProblem(problem)]),
  );
};

/** The question in words, where the wallet knows what it is about. */
const getTitle = (question: Question): string => {
  if (question.kind === 'sign' && question.shown) return question.shown.title;
  const meaning = question.kind === 'send' ? question.transaction.meaning : undefined;
  return meaning === undefined ? TITLES[question.kind] : `${meaning}?`;
};

const describe = (question: Question): HTMLElement => {
  switch (question.kind) {
    case 'connect':
      return createElement(
        'div',
        '',
        createElement('p', 'The page sees your account. Nothing is paid yet.'),
        createElement('p', `Account ${question.address}`),
      );
    case 'switch':
      return createElement('p', question.network);
    case 'sign':
      return describeMessage(question);
    case 'send':
      return describeTransaction(question.transaction);
  }
};

/** Asks the buyer in a dialog over the page, as a wallet's window would. Resolves to false if it is closed otherwise. */
export const askInDialog = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const [reject, approve] = [createElement('button', 'Reject'), createElement('button', 'Approve')];
    reject.className = 'quiet-button';
    approve.className = 'button';
    approve.value = 'approve';
    approve.disabled = question.kind === 'send' && question.transaction.problem !== undefined;
    const form = createElement('form', '', createElement('div', '', reject, approve));
    form.method = 'dialog';
    const title = createElement('h2', getTitle(question));
    title.id = 'test-wallet-question';
    const name = createElement('small', SANDBOX_WALLET.name);
    const dialog = createElement('dialog', '', name, title, describe(question), form);
    dialog.className = 'wallet-dialog';
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'approve');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
