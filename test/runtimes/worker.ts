// The module for the command `workerd test`, which needs no port.
import { runAll } from './report.js';

const worker = {
  test: async (): Promise<void> => {
    console.log(JSON.stringify(await runAll()));
  },
};

export { worker as default };
