// The modules to mutate, and the tests of `npx wtr` that have to detect the mutants.

/** The sources of each module, as globs, and its test files below test/, without `.test.ts`. */
export const MODULES = {
  contract: {
    mutate: ['src/contract/**/*.ts'],
    tests: /^contract\//,
  },
  format: {
    // Amounts and URLs. The list of explorers is data, and QR codes are tested by decoding them (`npm run test:full -- qr`).
    mutate: ['src/core/{format,url}/*.ts', '!src/core/url/explorers.generated.ts', '!src/core/format/qr-code.ts'],
    tests: /^core\/(format|url)\/(?!qr-code)/,
  },
  client: {
    mutate: ['src/client/*.ts'],
    tests: /^client\//,
  },
  redirect: {
    mutate: [
      'src/controllers/redirect-controller.ts',
      'src/core/redirect-target.ts',
      'src/browser/{navigation,host-navigation}.ts',
    ],
    tests:
      /^(controllers\/redirect-.*|core\/redirect-target|browser\/(navigation|host-navigation)|elements\/pay-status\/redirect(-countdown)?)$/,
  },
  tracker: {
    mutate: ['src/tracker/*.ts'],
    tests: /^tracker\//,
  },
  wallet: {
    // The check before signing, the engine, and the record that prevents a second payment.
    mutate: ['src/wallet/**/*.ts', 'src/browser/{payment-records,has-payment-record}.ts', 'src/browser/wallets/*.ts'],
    tests: /^(wallet\/|browser\/(payment-records|wallets\/))/,
  },
};
