import { declareHandlers, declareState, importHandlers, readEnvironment } from './handlers.js';
import { HEADER, type Language } from './language.js';
import type { StoreKind } from './stores.js';

const indent = (code: string): string => code.replaceAll(/^(?=.)/gm, '  ');

const handlersTemplate = (store: StoreKind, language: Language): string => {
  const state = declareState(store, language);
  return `${HEADER}
${importHandlers(store)}

const createState = () => ({
${Object.entries(state)
  .map(([name, value]) => `  ${name}: ${value},`)
  .join('\n')}
});

// In development, Next.js loads this module again after each change: what has to last is global.
const shared = globalThis${language.type(' as typeof globalThis & { payStatus?: ReturnType<typeof createState> }')};

const createHandlers = () => {
${indent(readEnvironment())}
  const { ${Object.keys(state).join(', ')} } = (shared.payStatus ??= createState());

${indent(declareHandlers(store, language))}
  return { checkout, webhooks };
};

let handlers${language.type(': ReturnType<typeof createHandlers> | undefined')};
/** Created by the first request: a build has no credentials. */
const getHandlers = () => (handlers ??= createHandlers());

export const checkout = (request${language.type(': Request')}) => getHandlers().checkout(request);
export const webhooks = (request${language.type(': Request')}) => getHandlers().webhooks(request);
`;
};

const PAGE = `${HEADER}
import { PayButton } from 'pay-status/react';

/** Stands for the page of an order. */
export default function Buy() {
  return (
    <PayButton>
      <form method="post" action="/checkout">
        <button name="order" value="1042">
          Pay with crypto
        </button>
      </form>
    </PayButton>
  );
}
`;

const layoutTemplate = ({ type }: Language): string => `${HEADER}
${type(`import type { ReactNode } from 'react';\n\n`)}export default function Layout({ children }${type(': { children: ReactNode }')}) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;

/**
 * Returns the files of Next.js, by their paths below the folder of the sources. An extension that ends in \`x\` becomes \`.js\` in
 * JavaScript.
 *
 * @param needsLayout true if there is no layout of all pages, without which Next.js builds no page
 */
export const getNextFiles = (
  store: StoreKind,
  language: Language,
  needsLayout: boolean,
): Readonly<Record<string, string>> => ({
  'pay-status/checkout.ts': handlersTemplate(store, language),
  'app/checkout/[[...path]]/route.ts': `${HEADER}
export { checkout as GET, checkout as POST } from '../../../pay-status/checkout';
`,
  'app/webhooks/route.ts': `${HEADER}
export { webhooks as POST } from '../../pay-status/checkout';
`,
  'app/buy/page.tsx': PAGE,
  ...(needsLayout && { 'app/buy/layout.tsx': layoutTemplate(language) }),
});
