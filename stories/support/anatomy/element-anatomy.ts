import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { getDeclaration } from '../../../.storybook/manifest.js';
import { anatomyTables, type Legend } from './anatomy.view.js';
import { findNamed, findParts, toBox, type Named } from './find-named.js';
import { findPaintedParts } from './painted-parts.js';
import { getLabelsHeight, LABEL_PX, placeLabels, type Box, type Place } from './place-labels.js';
import './anatomy.css';

/** The interval for measuring the element, milliseconds: no event reports a change. */
const MEASURE_INTERVAL_MS = 300;

/** An element between the names of its parts and slots, and what the custom elements manifest says of each. */
export class ElementAnatomy extends LitElement {
  static override properties = { tag: {}, content: { attribute: false } };

  declare tag: string;
  declare content: TemplateResult;

  #named: readonly Named[] = [];
  #height = 0;
  /** The column of the element, which may be narrower, and the gap beside it. */
  #column: Box = { left: 0, top: 0, width: 0, height: 0 };
  #gap = 0;
  #painted: Legend['painted'] = new Map();
  #active = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => {
      this.#measure();
    }, MEASURE_INTERVAL_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** Renders without a shadow root, so that the page's styles apply. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  #measure(): void {
    const stage = this.querySelector('.anatomy-stage');
    const element = stage?.querySelector<HTMLElement>(this.tag);
    const column = stage?.querySelector('.anatomy-element');
    if (!stage || !element || !column) return;
    const named = findNamed(element, stage);
    const { height } = stage.getBoundingClientRect();
    if (height === this.#height && JSON.stringify(named) === JSON.stringify(this.#named)) return;
    this.#named = named;
    this.#height = height;
    this.#column = toBox(column, stage.getBoundingClientRect());
    this.#gap = Number.parseFloat(getComputedStyle(stage).columnGap);
    this.#painted = findPaintedParts(element, findParts(element));
    this.requestUpdate();
  }

  #activate(name: string): void {
    this.#active = name;
    this.requestUpdate();
  }

  #renderLabel({ item, side, y }: Place<Named>, number: number): TemplateResult {
    const key = `${item.kind} ${item.name}`;
    return html`<button
      class="anatomy-label"
      data-kind=${item.kind}
      data-side=${side}
      style="top: ${y}px"
      aria-pressed=${this.#active === key}
      aria-label="${number}: ${key}"
      @pointerenter=${() => {
        this.#activate(key);
      }}
      @focus=${() => {
        this.#activate(key);
      }}
    >
      <b>${number}</b><span>${item.kind === 'slot' ? key : item.name}</span>
    </button>`;
  }

  #renderLine({ item, side, y, anchor }: Place<Named>, root: Box): TemplateResult {
    const isActive = this.#active === `${item.kind} ${item.name}`;
    const { left, top, width, height } = item.box;
    // Beside the element, the line leads from the height of the label to that of the part.
    const [label, edge, channel] =
      side === 'left'
        ? [this.#column.left - this.#gap, root.left, -this.#gap]
        : [this.#column.left + this.#column.width + this.#gap, root.left + root.width, this.#gap];
    return svg`<g data-kind=${item.kind} data-active=${isActive}>
      <polyline points="${label},${y} ${edge + channel},${y} ${edge},${anchor.y} ${anchor.x},${anchor.y}"></polyline>
      <circle cx=${anchor.x} cy=${anchor.y} r="2.5"></circle>
      ${isActive ? svg`<rect x=${left} y=${top} width=${width} height=${height}></rect>` : nothing}
    </g>`;
  }

  protected override render(): TemplateResult {
    const places = placeLabels(this.#named, this.#height);
    const root = this.#named[0]?.box ?? this.#column;
    const legend: Legend = {
      tag: this.tag,
      declaration: getDeclaration(this.tag),
      numbers: new Map(places.map(({ item }, index) => [`${item.kind} ${item.name}`, index + 1])),
      painted: this.#painted,
    };
    return html`<div class="anatomy">
      <div class="anatomy-stage" style="min-height: ${getLabelsHeight(places) + LABEL_PX}px">
        <div class="anatomy-element">${this.content}</div>
        <div class="anatomy-labels" lang="en" dir="ltr">
          <svg aria-hidden="true">${places.map((place) => this.#renderLine(place, root))}</svg>
          ${places.map((place, index) => this.#renderLabel(place, index + 1))}
        </div>
      </div>
      ${anatomyTables(legend)}
    </div>`;
  }
}
