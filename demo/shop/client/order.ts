/** Set only on a page that waits for the final status: any other would reload forever. */
const waiting = document.querySelector<HTMLElement>('pay-status[data-waiting]');

// The page's text is rendered on the server, so it is reloaded once the payment is final.
waiting?.addEventListener('pay-status-final', () => {
  location.reload();
});
