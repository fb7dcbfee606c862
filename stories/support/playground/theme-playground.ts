import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { COLOR_TOKENS, TOKENS, type Token } from '../../../src/theme/tokens.js';
import { DENSITIES, SHAPES } from '../elements/look.js';
import { SCHEMES } from '../every-state/combinations.js';
import { PRESET_NAMES } from '../theme/presets.js';
import { fitsAddress, readFragment, toFragment } from './address.js';
import { brandControls, type BrandActions } from './brand.view.js';
import { readElement } from './contrast.js';
import { contrastView, type Readings } from './contrast.view.js';
import { choice, colorControl, textControl } from './controls.view.js';
import { isLogo, readLogo, toLogoCss } from './logo.js';
import { ELEMENTS, renderPreviews, type Preview } from './previews.js';
import { toCss, DEFAULT_THEME, toHtml, NO_PRESET, withBrand, withToken, type Theme } from './theme.js';
import '../studio/studio.css';
import './playground.css';

type Scheme = (typeof SCHEMES)[number];

const SHOWN = ['both', ...SCHEMES] as const;
const OTHER_TOKENS = TOKENS.filter(({ type }) => type !== 'color');

/** The interval for reading the elements' colours, milliseconds: no event reports a change. */
const READ_INTERVAL_MS = 300;

/** The story of this element, on a page of its own. */
const PAGE = 'iframe.html?id=theme-playground--playground&viewMode=story';

/** The selector of the elements in the previews. */
const PREVIEW = '.playground-preview :is(pay-status, pay-checkout)';

const LOGO_PREVIEW = '.playground-preview pay-checkout';

/** Changes the fragment of the address, without an entry in the history for each press of a key. */
const writeHash = (fragment: string): void => {
  if (fragment !== location.hash.slice(1))
    history.replaceState(history.state, '', fragment ? `#${fragment}` : location.href.replace(/#.*/s, ''));
};

/** Both elements in every state, and controls for their appearance. The theme is in the fragment of the page's address. */
export class ThemePlayground extends LitElement {
  static override properties = { previews: { attribute: false } };

  declare previews: readonly Preview[];

  readonly #sheet = new CSSStyleSheet();
  #theme: Theme = DEFAULT_THEME;
  #shown: (typeof SHOWN)[number] = 'both';
  #element: (typeof ELEMENTS)[number] = 'pay-status';
  #logoProblem = '';
  #readings: Readings = {};
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets.push(this.#sheet);
    globalThis.addEventListener('hashchange', this.#readAddress);
    this.#readAddress();
    this.#timer = setInterval(() => {
      this.#readColors();
    }, READ_INTERVAL_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    globalThis.removeEventListener('hashchange', this.#readAddress);
    // The next story is another page.
    writeHash('');
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

  readonly #readAddress = (): void => {
    this.#show(readFragment(location.hash, PRESET_NAMES));
  };

  #show(theme: Theme): void {
    this.#theme = theme;
    this.#sheet.replaceSync(`${toCss(theme, PREVIEW)}\n${toLogoCss(theme.logo, LOGO_PREVIEW)}`);
    this.requestUpdate();
  }

  #set(theme: Theme): void {
    this.#show(theme);
    writeHash(toFragment(theme));
  }

  #setLogo(logo: string): void {
    this.#logoProblem = '';
    this.#set({ ...this.#theme, logo });
  }

  async #openLogo(file: File): Promise<void> {
    const logo = await readLogo(file).catch(() => '');
    this.#setLogo(isLogo(logo) ? logo : this.#theme.logo);
    if (!isLogo(logo)) this.#logoProblem = `${file.name} is not an image that browsers show.`;
    this.requestUpdate();
  }

  readonly #brandActions: BrandActions = {
    setBrand: (brand) => {
      this.#set(withBrand(this.#theme, brand));
    },
    setLogo: (logo) => {
      this.#setLogo(logo);
    },
    openFile: (file) => {
      void this.#openLogo(file);
    },
  };

  #setToken(name: Token['name'], css: string): void {
    this.#set(withToken(this.#theme, name, css));
  }

  #renderPreview(scheme: Scheme): TemplateResult {
    return html`<section
      class="playground-preview"
      aria-label="Preview, ${scheme}"
      data-scheme=${scheme}
      data-preset=${this.#theme.preset}
      ?hidden=${this.#shown !== 'both' && this.#shown !== scheme}
    >
      ${renderPreviews(this.#element, this.previews, this.#theme)}
    </section>`;
  }

  #renderColors(): TemplateResult {
    const theme = this.#theme;
    const { light, dark } = this.#readings;
    return html`<fieldset class="studio-group">
      <legend>Colours: light, dark</legend>
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
    return html`${brandControls(theme, this.#logoProblem, this.#brandActions)} ${contrastView(this.#readings)}
      ${choice('Preset', [NO_PRESET, ...PRESET_NAMES], theme.preset, (preset) => {
        this.#set({ ...theme, preset });
      })}
      ${choice('Shape', SHAPES, theme.shape, (shape) => {
        this.#set({ ...theme, shape });
      })}
      ${choice('Density', DENSITIES, theme.density, (density) => {
        this.#set({ ...theme, density });
      })}
      ${choice('Element in every state', ELEMENTS, this.#element, (element) => {
        this.#element = element;
        this.requestUpdate();
      })}
      ${choice('Scheme', SHOWN, this.#shown, (shown) => {
        this.#shown = shown;
        this.requestUpdate();
      })}
      ${this.#renderColors()}
      <fieldset class="studio-group">
        <legend>Type, space and motion</legend>
        ${OTHER_TOKENS.map((token) =>
          textControl(token, theme, (css) => {
            this.#setToken(token.name, css);
          }),
        )}
      </fieldset>`;
  }

  #renderResults(): TemplateResult {
    const theme = this.#theme;
    const address = new URL(`${PAGE}#${toFragment(theme)}`, location.href).href;
    return html`<copy-block label="CSS" .text=${toCss(theme) || '/* No changes: no CSS needed. */'}></copy-block>
      <copy-block label="HTML" .text=${toHtml(theme)}></copy-block>
      <copy-block label="Address" .text=${address}></copy-block>
      <p class="playground-hint">
        The address opens this theme on a page of its
        own.${fitsAddress(theme.logo) ? '' : ' It leaves out the logo, which is too large.'}
      </p>
      <div class="studio-row">
        ${
          globalThis.parent === globalThis.self
            ? nothing
            : html`<button
                class="studio-button"
                @click=${() => {
                  globalThis.open(address, '_blank', 'noopener');
                }}
              >
                Open as a page
              </button>`
        }
        <button
          class="studio-button"
          @click=${() => {
            this.#logoProblem = '';
            this.#set(DEFAULT_THEME);
          }}
        >
          Reset all
        </button>
      </div>`;
  }

  protected override render(): TemplateResult {
    return html`<div class="studio playground">
      <div class="playground-previews" role="region" aria-label="Previews" tabindex="0">
        ${SCHEMES.map((scheme) => this.#renderPreview(scheme))}
      </div>
      <div class="studio-panel" lang="en" dir="ltr">
        <h1 class="playground-title">Theme playground</h1>
        ${this.#renderControls()} ${this.#renderResults()}
      </div>
    </div>`;
  }
}
