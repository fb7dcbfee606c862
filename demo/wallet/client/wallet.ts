import { createWalletView } from './wallet-view.js';

const link = document.querySelector<HTMLInputElement>('#link')?.value;

if (link) {
  // Loaded on demand: without a link, the page needs no cryptography.
  const { openPayment } = await import('./wallet-page.js');
  await openPayment(link, createWalletView(link));
}
