const output = document.querySelector('output');
const show = (text) => {
  output.textContent = text;
};

const pay = async () => {
  const order = await (await fetch('/orders', { method: 'POST' })).json();
  const [element] = document.importNode(document.querySelector('template').content, true).children;
  element.setAttribute('payment-id', order.paymentId);
  element.setAttribute('gateway-url', order.gatewayUrl);
  element.setAttribute('base-url', order.baseUrl);
  element.setAttribute('app-id', order.appId);
  element.setAttribute('expires-at', order.expiresAt);
  element.setAttribute('success-url', order.successUrl);
  element.messages = { statuses: { succeeded: ['Thank you!', 'Your parcel is being packed.'] } };
  element.addEventListener('pay-status-change', ({ payment }) => show(payment.status));
  element.addEventListener('pay-status-final', ({ payment: { status, isFinal } }) => {
    const body = JSON.stringify({ paymentId: order.paymentId, status, isFinal });
    void fetch('/finals', { method: 'POST', keepalive: true, body });
  });
  element.addEventListener('pay-checkout-open-wallet', (event) => {
    event.preventDefault();
    show(event.url);
  });
  document.body.append(element);
};
document.querySelector('button').addEventListener('click', () => void pay());
