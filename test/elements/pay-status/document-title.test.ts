import { expect } from '@open-wc/testing';
import { type Inputs, Stage } from '../../support/element.js';

const OWN = 'Order 7 – Shop';

const open = async (inputs: Inputs = {}) => {
  const stage = await Stage.open();
  return { stage, shown: await stage.mount(inputs) };
};

describe('the title of the page with a pay-status', () => {
  it('is its own by default', async () => {
    const { stage } = await open();
    await stage.reach('succeeded');
    expect(stage.title).to.equal(OWN);
  });

  it('follows the status with document-title, in the language of the page', async () => {
    const { stage, shown } = await open({ documentTitle: true });
    expect(stage.title).to.equal(`Waiting for your payment · ${OWN}`);
    await stage.reach('processing');
    expect(stage.title).to.equal(`Payment on its way · ${OWN}`);
    await stage.reach('succeeded');
    expect(stage.title).to.equal(`Payment complete · ${OWN}`);
    shown.element.messages = { statuses: { succeeded: ['All done', 'Thanks.'] } };
    await stage.advance();
    expect(stage.title).to.equal(`All done · ${OWN}`);
  });

  it('is its own again once the attribute or the element is removed', async () => {
    const { stage, shown } = await open({ documentTitle: true });
    shown.element.removeAttribute('document-title');
    shown.element.documentTitle = false;
    await stage.advance();
    expect(stage.title).to.equal(OWN);
    shown.element.toggleAttribute('document-title');
    await stage.advance();
    const { parentNode } = shown.element;
    shown.element.remove();
    expect(stage.title).to.equal(OWN);
    parentNode!.appendChild(shown.element);
    expect(stage.title).to.equal(`Waiting for your payment · ${OWN}`);
  });

  it('keeps a title that the page sets meanwhile', async () => {
    const { stage, shown } = await open({ documentTitle: true });
    stage.title = 'Order 8';
    await stage.reach('processing');
    expect(stage.title).to.equal('Payment on its way · Order 8');
    stage.title = 'Order 9';
    shown.element.remove();
    expect(stage.title).to.equal('Order 9');
  });

  it('is set in the document, whose white space the browser changes', async () => {
    const own = document.title;
    const { stage, shown } = await open();
    const { documentTitle } = (await import('../../../src/browser/element-ports.js')).browserPorts;
    shown.element.ports = { ...stage.ports, documentTitle };
    shown.element.messages = { statuses: { requires_action: ['Still  waiting', ''], processing: ['Sent', ''] } };
    shown.element.documentTitle = true;
    await stage.advance();
    expect(document.title).to.equal(`Still waiting · ${own}`);
    await stage.reach('processing');
    expect(document.title).to.equal(`Sent · ${own}`);
    shown.element.remove();
    expect(document.title).to.equal(own);
  });
});
