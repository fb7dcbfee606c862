import { expect } from '@open-wc/testing';
import { getContrast } from '../../support/contrast.js';
import { readPixel } from '../../support/pixel.js';
import { BASE_URL } from '../../support/sandbox.js';
import { waitUntil } from '../../support/wait-until.js';
import { DATE, DetailsCheckout, NAME, PLACE, RESIDENCE, TERMS } from '../../support/wallet/details-checkout.js';

describe('the form for details of the buyer', () => {
  it('is announced at the option, and opened by its button', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    expect(checkout.text('option')).to.contain('Asks for your details');
    expect(checkout.text('pay-button')).to.equal('Enter your details');
    await checkout.showForm();
    expect(checkout.text('wallet-title')).to.equal('Enter your details');
    expect(checkout.text('wallet')).to.contain('by law').and.contain('Payment to Marginalia');
  });

  it('labels its fields, and lets the browser fill them in', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    await checkout.showForm();
    const name = checkout.find(NAME!);
    expect([name.labels![0]!.textContent, name.autocomplete, name.required]).to.deep.equal(['Full name', 'name', true]);
    expect(checkout.find(`#${name.getAttribute('aria-describedby')!}`).textContent).to.equal('As in your passport');
    const date = checkout.find(DATE!);
    // The property is empty in Firefox.
    expect([date.type, date.getAttribute('autocomplete')]).to.deep.equal(['date', 'bday']);
    await expect(checkout.element).to.be.accessible();
  });

  it('has fields and a box that are large enough, and whose borders can be seen, light and dark', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    await checkout.showForm();
    for (const scheme of ['light', 'dark']) {
      checkout.element.style.colorScheme = scheme;
      const { borderTopColor, backgroundColor } = getComputedStyle(checkout.find(NAME!));
      expect(getContrast(readPixel(borderTopColor), readPixel(backgroundColor)), scheme).to.be.at.least(3);
    }
    expect(checkout.find(NAME!).offsetHeight).to.be.at.least(44);
    expect(checkout.find(TERMS!).offsetHeight).to.be.at.least(24);
  });

  it('moves the focus to what is wrong, from where links lead to the fields', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    await checkout.showForm();
    await checkout.submit();
    const root = checkout.element.shadowRoot!;
    expect(root.activeElement!.getAttribute('part')).to.equal('details-errors');
    const links = [...checkout.part('details-errors')!.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).to.deep.equal([
      'Full name: This is required.',
      'Date of birth: This is required.',
      'Place of birth: Fill in at least one: Place of birth or Residence',
      'I accept the terms of the payment service: This is required.',
    ]);
    const place = checkout.find(PLACE!);
    expect(place.getAttribute('aria-invalid')).to.equal('true');
    await expect(checkout.element).to.be.accessible();
    links[1]!.click();
    expect(root.activeElement!.id).to.equal('details-1');
    expect(checkout.wallet.asked).to.equal(0);
  });

  it('shows the errors of a field only after the click that has left it, so that the button stays under the pointer', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    await checkout.showForm();
    await checkout.submit();
    const count = (): number => checkout.find('form').querySelectorAll('[part="details-problem"]').length;
    const before = count();
    const button = checkout.part('details-button')!;
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    checkout.enter(NAME!, 'Zoë');
    await checkout.element.updateComplete;
    expect(count()).to.equal(before);
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
    checkout.part('wallet-title')!.click();
    await checkout.element.updateComplete;
    expect(count()).to.equal(before - 1);
  });

  it('still has what was entered when the buyer goes back and opens it again', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    await checkout.showForm();
    checkout.enterAll();
    checkout.part('wallet-back-button')!.click();
    await waitUntil(() => checkout.has('option'));
    await checkout.showForm();
    const [name, date, residence] = [NAME, DATE, RESIDENCE].map((selector) => checkout.find(selector!).value);
    expect([name, date, residence]).to.deep.equal(['Zoë', '2000-02-29', 'Poland']);
    expect(checkout.find(TERMS!).checked).to.equal(true);
  });

  it('leads to paying, and is gone with all that was entered', async () => {
    const checkout = await DetailsCheckout.openForm('schema');
    await checkout.showForm();
    checkout.enterAll();
    await checkout.submit();
    await waitUntil(() => checkout.part('pay-button')?.ariaDisabled === 'false');
    expect(checkout.text('pay-button')).to.match(/^Pay 50\.00 USDC/);
    expect(checkout.has('details-form')).to.equal(false);
    checkout.part('pay-button')!.click();
    await waitUntil(() => checkout.element.payment?.status === 'processing', 'it is paid');
  });

  it('is a link to the page of the gateway, in a new tab and in the same colours, where that asks', async () => {
    const checkout = await DetailsCheckout.openForm('url');
    await checkout.showForm();
    const { href, target, rel } = checkout.part('details-link') as HTMLAnchorElement;
    const { paymentId } = checkout.element;
    expect(href).to.match(new RegExp(`^${BASE_URL}/collect\\?pid=${paymentId!}&theme=(light|dark)$`));
    expect([target, rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    await expect(checkout.element).to.be.accessible();
  });

  it('asks the gateway again when the buyer comes back from its page', async () => {
    const checkout = await DetailsCheckout.openForm('url');
    await checkout.showForm();
    const { stage } = checkout;
    stage.page.signal('visible');
    await waitUntil(() => checkout.has('wallet-problem'));
    expect(checkout.text('wallet-problem')).to.contain('does not have these details yet');
    await stage.sandbox.gateway.payments.completeDetails(checkout.element.paymentId!);
    stage.page.signal('visible');
    await waitUntil(() => checkout.part('pay-button')?.ariaDisabled === 'false');
    expect(checkout.text('pay-button')).to.match(/^Pay 50\.00 USDC/);
  });
});
