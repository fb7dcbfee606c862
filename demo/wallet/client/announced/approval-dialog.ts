import type { Question, TypedData } from './provider.js';

const TITLES: Readonly<Record<Question['kind'], string>> = {
  connect: 'Connect this page?',
  switch: 'Switch the network?',
  sign: 'Approve this request?',
};

const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.append(...(text ? [text] : []), ...children);
  return element;
};

/** The values of a message as rows, those of nested ones included. */
const toRows = (values: object): readonly (readonly [string, string])[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? toRows(value) : [[name, String(value)] as const],
  );

const describeTypedData = ({ primaryType, domain, message }: TypedData): HTMLElement => {
  const rows = [['contract', String(domain['verifyingContract'])] as const, ...toRows(message)];
  const list = createElement('dl', '');
  for (const [name, value] of rows) list.append(createElement('dt', name), createElement('dd', value));
  return createElement('div', '', createElement('p', primaryType), list);
};

const describe = (question: Question): HTMLElement => {
  switch (question.kind) {
    case 'connect':
      return createElement('p', `Account ${question.address}`);
    case 'switch':
      return createElement('p', question.network);
    case 'sign':
      return describeTypedData(question.typedData);
  }
};

/** Asks the buyer in a dialog over the page, as a wallet's window would. Resolves to false if it is closed otherwise. */
export const askInDialog = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const [reject, approve] = [createElement('button', 'Reject'), createElement('button', 'Approve')];
    reject.className = 'quiet-button';
    approve.className = 'button';
    approve.value = 'approve';
    const form = createElement('form', '', createElement('div', '', reject, approve));
    form.method = 'dialog';
    const title = createElement('h2', TITLES[question.kind]);
    title.id = 'test-wallet-question';
    const dialog = createElement(
      'dialog',
      '',
      createElement('small', 'Sandbox wallet'),
      title,
      describe(question),
      form,
    );
    dialog.className = 'wallet-dialog';
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'approve');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
