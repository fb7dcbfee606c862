import { html, nothing, type TemplateResult } from 'lit';

/** The field of an address on a chain. Only those of EVM chains have a form that the page knows. */
export const addressField = (label: string, chain: string, value = ''): TemplateResult => {
  const isEvm = chain.startsWith('eip155:');
  return html`<label>
    ${label}
    <input
      name="address"
      class="address"
      autocomplete="off"
      spellcheck="false"
      maxlength="128"
      placeholder=${isEvm ? '0x…' : ''}
      pattern=${isEvm ? '0x[0-9a-fA-F]{40}' : nothing}
      title=${isEvm ? '0x and 40 hexadecimal digits' : nothing}
      .defaultValue=${value}
      required
    />
  </label>`;
};
