// For workerd, whose command `test` calls this and needs no port.
import { runAll } from './report.js';

const worker = {
  test: async (): Promise<void> => {
    console.log(JSON.stringify(await runAll()));
  },
};

export { worker as default };
