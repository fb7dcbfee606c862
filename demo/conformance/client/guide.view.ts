import { html, type TemplateResult } from 'lit';
import { copyButton } from './copy.view.js';

/** Explains how to load the page, where there is no host around it. */
export const guide = (link: string): TemplateResult => html`
  <header class="head">
    <p class="kind">Check of a host</p>
    <h1>Load this page in your app</h1>
    <p class="lead">
      It checks an app or page that shows the checkout and speaks the host protocol, also with a wallet of its own.
      There is no host around this tab.
    </p>
  </header>
  <div class="address">
    <code id="link">${link}</code>
    ${copyButton(link, 'Copy the link')}
  </div>
  <ol class="ways">
    <li>
      <h2>An app</h2>
      <p>
        Load the link in the WebView instead of a checkout, and bind your wallet to the payment that is its
        <code>pid</code>. On a phone, forward the port of the sandbox first.
      </p>
    </li>
    <li>
      <h2>A page with a frame</h2>
      <p>
        Pass the link to <code>embedCheckout</code> as <code>src</code>, and start the sandbox with
        <code>--embed-origin</code> and the origin of your page.
      </p>
    </li>
    <li>
      <h2>A script or CI</h2>
      <p>
        <code class="command">npx --no-install pay-status conformance ${location.origin}</code>
        Starts a run, waits for it, and prints the results.
      </p>
    </li>
  </ol>
`;
