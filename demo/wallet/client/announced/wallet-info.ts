/** How the test wallet describes itself to a page. */
export const SANDBOX_WALLET = {
  /** A reverse domain name, as EIP-6963 demands. */
  id: 'sandbox.pay-status',
  name: 'Sandbox wallet',
  icon: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7a4f01"/><path d="M8 11h16v11H8zM8 11l11-3v3M20 16h4" fill="none" stroke="#fff" stroke-width="2"/></svg>',
  )}`,
} as const;
