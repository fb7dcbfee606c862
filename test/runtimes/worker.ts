// For workerd, whose command `test` calls this and needs no port.
import { runMatrix } from '../webhooks/verification/matrix.js';

const worker = {
  test: async (): Promise<void> => {
    console.log(JSON.stringify(await runMatrix()));
  },
};

export { worker as default };
