import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HoldOrder, HoldReport } from './holder.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a process that holds polls. `answers` collects the response times. */
export const startHolder = () => {
  const child: ChildProcess = fork(fileURLToPath(new URL('holder.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const answers: number[] = [];
  let onSent = (): void => undefined;
  child.on('message', (message: HoldReport) => {
    if (message.type === 'sent') onSent();
    else answers.push(...message.at);
  });
  const hold = (order: HoldOrder): Promise<void> =>
    new Promise((resolve) => {
      onSent = resolve;
      child.send(order);
    });
  const answered = async (count: number): Promise<readonly number[]> => {
    while (answers.length < count) await pause(5);
    return answers.splice(0);
  };
  return { hold, answers, answered, end: () => child.kill('SIGKILL') };
};
