import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { COLOR_TOKENS, TOKENS, type Token } from '../../../src/theme/tokens.js';
import { DENSITIES, SHAPES } from '../elements/look.js';
import { payCheckout, payCheckoutMeta } from '../elements/pay-checkout.js';
import { payStatus } from '../elements/pay-status.js';
import { SCHEMES } from '../every-state/combinations.js';
import { PRESET_NAMES } from '../theme/presets.js';
import type { StoryPayment } from '../environment/story-payment.js';
import { readElement, type Reading } from './contrast.js';
import { brandControl, choice, colorControl, findingList, textControl } from './controls.view.js';
import { toCss, DEFAULT_THEME, toHtml, NO_PRESET, withToken, type Theme } from './theme.js';
import '../studio/studio.css';
import './playground.css';

type Scheme = (typeof SCHEMES)[number];

const SHOWN = ['both', ...SCHEMES] as const;
const OTHER_TOKENS = TOKENS.filter(({ type }) => type !== 'color');

/** The interval for reading the elements' colours, milliseconds: no event reports a change. */
const READ_INTERVAL_MS = 300;

/** The selector of the elements in the previews. */
const PREVIEW = '.playground-preview :is(pay-status, pay-checkout)';

/** Both elements in several statuses, and controls for their appearance. */
export class ThemePlayground extends LitElement {
  static override properties = { payments: { attribute: false } };

  declare payments: readonly StoryPayment[];

  readonly #sheet = new CSSStyleSheet();
  #theme: Theme = DEFAULT_THEME;
  #shown: (typeof SHOWN)[number] = 'both';
  #readings: Readonly<Partial<Record<Scheme, Reading>>> = {};
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets.push(this.#sheet);
    this.#timer = setInterval(() => {
      this.#readColors();
    }, READ_INTERVAL_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  /** Renders without a shadow root, so that the page's styles apply. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  #readColors(): void {
    const before = JSON.stringify(this.#readings, this.#plain);
    this.#readings = Object.fromEntries(
      SCHEMES.map((scheme) => {
        const element = this.querySelector(`.playground-preview[data-scheme=${scheme}] pay-status`);
        return [scheme, element && readElement(element)];
      }),
    );
    if (JSON.stringify(this.#readings, this.#plain) !== before) this.requestUpdate();
  }

  readonly #plain = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);

  #set(theme: Theme): void {
    this.#theme = theme;
    this.#sheet.replaceSync(toCss(theme, PREVIEW));
    this.requestUpdate();
  }

  #setToken(name: Token['name'], css: string): void {
    this.#set(withToken(this.#theme, name, css));
  }

  #renderPreview(scheme: Scheme): TemplateResult {
    const { preset, shape, density } = this.#theme;
    const [first, ...others] = this.payments;
    return html`<section
      class="playground-preview"
      aria-label="Preview, ${scheme}"
      data-scheme=${scheme}
      data-preset=${preset}
      ?hidden=${this.#shown !== 'both' && this.#shown !== scheme}
    >
      ${first ? payCheckout(first, { ...payCheckoutMeta.args, shape, density }) : nothing}
      ${others.map((payment) => payStatus(payment, { shape, density }))}
    </section>`;
  }

  #renderColors(): TemplateResult {
    const theme = this.#theme;
    const { light, dark } = this.#readings;
    return html`<fieldset class="studio-group">
      <legend>Colours: light, dark</legend>
      ${
        theme.preset === 'brand'
          ? brandControl(theme.brand, (brand) => {
              this.#set({ ...theme, brand });
            })
          : nothing
      }
      ${COLOR_TOKENS.map((token) => {
        const seen = {
          light: light?.colors.get(token.name) ?? token.light,
          dark: dark?.colors.get(token.name) ?? token.dark,
        };
        return colorControl(token, theme, seen, (css) => {
          this.#setToken(token.name, css);
        });
      })}
    </fieldset>`;
  }

  #renderControls(): TemplateResult {
    const theme = this.#theme;
    const findings = new Set(SCHEMES.flatMap((scheme) => this.#readings[scheme]?.findings ?? []));
    return html`${choice('Preset', [NO_PRESET, ...PRESET_NAMES], theme.preset, (preset) => {
        this.#set({ ...theme, preset });
      })}
      ${choice('Shape', SHAPES, theme.shape, (shape) => {
        this.#set({ ...theme, shape });
      })}
      ${choice('Density', DENSITIES, theme.density, (density) => {
        this.#set({ ...theme, density });
      })}
      ${choice('Scheme', SHOWN, this.#shown, (shown) => {
        this.#shown = shown;
        this.requestUpdate();
      })}
      ${this.#renderColors()} ${findingList(findings)}
      <fieldset class="studio-group">
        <legend>Type, space and motion</legend>
        ${OTHER_TOKENS.map((token) =>
          textControl(token, theme, (css) => {
            this.#setToken(token.name, css);
          }),
        )}
      </fieldset>`;
  }

  protected override render(): TemplateResult {
    const theme = this.#theme;
    return html`<div class="studio playground">
      <div class="playground-previews" role="region" aria-label="Previews" tabindex="0">
        ${SCHEMES.map((scheme) => this.#renderPreview(scheme))}
      </div>
      <div class="studio-panel" lang="en" dir="ltr">
        ${this.#renderControls()}
        <copy-block label="CSS" .text=${toCss(theme) || '/* No changes: no CSS needed. */'}></copy-block>
        <copy-block label="HTML" .text=${toHtml(theme)}></copy-block>
        <button
          class="studio-button"
          @click=${() => {
            this.#set(DEFAULT_THEME);
          }}
        >
          Reset all
        </button>
      </div>
    </div>`;
  }
}
