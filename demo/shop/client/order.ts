/** Set where the page waits for an end; on a page that tells of one, the same news would load it for ever. */
const waiting = document.querySelector<HTMLElement>('pay-status[data-waiting]');

// The words of the page are the shop's own: it says them anew once the payment has come to its end.
waiting?.addEventListener('pay-status-final', () => {
  location.reload();
});
