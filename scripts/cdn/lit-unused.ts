/**
 * What no element here uses of Lit, and what stands there instead: test/package/lit-parts.test.ts keeps the elements from
 * using it. Written for the pinned versions; the build fails where one of them does not match.
 */
export const LIT_UNUSED: readonly (readonly [where: RegExp, instead: string])[] = [
  // Decorators, properties with accessors of their own or that are reflected to attributes, types other than texts and
  // numbers, attributes of other names than their properties, styles that are nested, and classes between the elements
  // and Lit's own.
  [
    /static addInitializer\(\w+\)\{.+?static _\$Eu\(t,s\)\{.+?\}(?=constructor)/,
    `static get observedAttributes(){this._$Eh=new Map;for(const t in this.properties){const s=Symbol();!1!==this.properties[t].attribute&&this._$Eh.set(t.replace(/[A-Z]/g,t=>"-"+t.toLowerCase()),t),Object.defineProperty(this.prototype,t,{get(){return this[s]},set(i){const e=this[s];this[s]=i,this.requestUpdate(t,e)},configurable:!0,enumerable:!0})}return[...this._$Eh.keys()]}`,
  ],
  [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
  [
    /attributeChangedCallback\(t,s,i\)\{.+?(?=requestUpdate)/,
    'attributeChangedCallback(t,s,i){const e=this.constructor,h=e._$Eh.get(t);this[h]=null!==i&&e.properties[h].type?Number(i):i}',
  ],
  [
    /requestUpdate\(t,s,i,e=!1,h\)\{.+?C\(t,s,\{.+?\}(?=async)/,
    'requestUpdate(t,s){if(void 0!==t){if(Object.is(this[t],s))return;this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0)}this.isUpdatePending||(this._$ES=this._$EP())}',
  ],
  [
    /const t=new Map,s=this\.constructor\.elementProperties;for\(const i of s\.keys\(\)\)/,
    'const t=new Map;for(const i in this.constructor.properties)',
  ],
  [/this\.constructor\.elementStyles/, 'this.constructor.styles'],
  [/\w+\.elementStyles=\[\],/, ''],
  [/,\w+\[\w\("elementProperties"\)\]=new Map,\w+\[\w\("finalized"\)\]=new Map/, ''],
  [/,i\["finalized"\]=!0/, ''],
  [/,this\.constructor\.l\?\.forEach\(.+?\)\)/, ''],
  [/const t=this\.constructor\.\w+;if\(t\.size>0\).+?i,e\)\}/, ''],
  [/this\._\$Eq&&=.+?\)\),/, ''],
  [/this\._\$Em=null,/, ''],
  // Controllers that come late.
  [/,void 0!==this\.renderRoot&&this\.isConnected&&t\.hostConnected\?\.\(\)/, ''],
  // What a server has drawn: `attachShadow` empties it, and it is drawn anew.
  [/this\.shadowRoot\?\?this\.attachShadow/, 'this.attachShadow'],
  [/createRenderRoot\(\)\{const t=super\.createRenderRoot.+?,t\}/, ''],
  [/if\(this\.renderRoot\?\?=this\.createRenderRoot\(\),this\._\$Ep\)/, 'if(this._$Ep)'],
  [
    /const \w+=s\?\.renderBefore\?\?\w+;let h=.+?return h\._\$AI\(t\),h\}/,
    '(i._$litPart$??=new k(i.appendChild(c()),null,void 0,s))._$AI(t)}',
  ],
  // Hooks.
  [/removeController\(t\)\{.+?\}/, ''],
  [/let t=!1;(const s=.+?try\{)t=this\.shouldUpdate\(s\),t\?\((.+?)\):this\._\$EM\(\)/, '$1$2'],
  [/throw t=!1,(this\._\$EM\(\),s\})t&&/, 'throw $1'],
  [/this\.hasUpdated\|\|\(this\.hasUpdated=!0,this\.firstUpdated\(t\)\)/, 'this.hasUpdated=!0'],
  [/(return this\.)getUpdateComplete\(\)\}getUpdateComplete\(\)\{.+?\}/, '$1_$ES}'],
  [/enableUpdating\(t\)\{\}/, ''],
  [/willUpdate\(t\)\{\}/, ''],
  [/shouldUpdate\(t\)\{return!0\}/, ''],
  [/firstUpdated\(t\)\{\}/, ''],
  [/const t=this\.scheduleUpdate\(\);return null!=t&&await t,/, 'return this.performUpdate(),'],
  [/scheduleUpdate\(\)\{return this\.performUpdate\(\)\}/, ''],
  // Updates that keep what is there.
  [/t=M\(this,t,i\),a\(t\)/, 'a(t)'],
  [/t=M\(this,t,i,0\),o=!a\(t\)\|\|t!==this\._\$AH&&t!==E/, 'o=!a(t)||t!==this._$AH'],
  [/r=M\(this,e\[s\+n\],i,n\),r===E&&\(r=this\._\$AH\[n\]\),/, 'r=e[s+n],'],
  [/if\(\(t=M\(this,t,i,0\)\?\?A\)===E\)return;/, 't??=A;'],
  [/t!==this\._\$AH&&t!==E&&this/, 't!==this._$AH&&this'],
  [/render\(\)\{return r\}/, ''],
  // Directives.
  [/this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=this\.isConnected\),/, ''],
  [/,this\._\$Do=void 0/, ''],
  [/this\._\$Do=e\(/, 'e('],
  [/i\._\$litElement\$=!0/, '0'],
  [/(function M\(t,i),s=t,e\)\{.+?,i\}(?=class)/, '$1){return i}'],
  [/connectedCallback\(\)\{super.connectedCallback\(\),this\._\$Do\?.+?\}disconnectedCallback\(\)\{.+?\}/, ''],
  [/setConnected\(t\)\{.+?\}/, ''],
  [/this\._\$AP\?\.\(!1,!0,s\);/, ';'],
  [/get _\$AU\(\)\{return this\._\$AM\._\$AU\}u\(/, 'u('],
  [/get _\$AU\(\)\{return this\._\$AM\?\._\$AU\?\?this\._\$Cv\}/, ''],
  [/,this\._\$Cv=e\?\.isConnected\?\?!0/, ''],
  [/get tagName\(\)\{.+?\}get _\$AU\(\)\{.+?\}/, ''],
  // Bindings to properties, to whole elements and in comments, and those that turn an attribute on and off.
  [/"\."===e\[1\]\?I:"\?"===e\[1\]\?L:"@"/, '"@"'],
  [/else t\.startsWith\(o\)&&\(.+?\);/, ';'],
  [/:6===r\.type&&\(i=new Z\(h,this,t\)\)/, ':0'],
  [/else\{let t=-1;for\(.+?t\+=o\.length-1\}/, ''],
  // Lists and nodes as content; templates that are compiled, or of SVG and MathML alone.
  [/:void 0!==t\.nodeType\?this\.T\(t\):d\(t\)\?this\.k\(t\):/, ':'],
  [/k\(t\)\{u\(this\._\$AH\).+?i\.length=e\)\}/, ''],
  [/e="number"==typeof s\?(.+?):\(void 0===.+?,s\);/, 'e=$1;'],
  [/2===i\?"<svg>":3===i\?"<math>":""/, '""'],
  [/\+\(2===i\?"<\/svg>":3===i\?"<\/math>":""\)/, ''],
  [/,2===i\|\|3===i\)\{.+?\}/, ')'],
  // Elements whose content is text, and comments.
  [/if\(y\.test\(r\.tagName\)\)\{.+?\}\}(?=\}else)/, ''],
  [/\(y\.test\(u\[2\]\)&&\(.+?\),c=p\)/, '(c=p)'],
  [/"!--"===u\[1\]\?c=_:void 0!==u\[1\]\?c=m:/, ''],
  [/c===_\|\|c===m\?c=v:/, ''],
  // What parts tell directives of themselves.
  [/get parentNode\(\)\{return this\._\$AM\.parentNode\}/, ''],
  [/get parentNode\(\)\{let t=.+?get endNode\(\)\{return this\._\$AB\}/, ''],
  [/this\._\$AV=\[\],this\._\$AN=void 0,/, 'this._$AV=[],'],
  [/this\.type=2,this\._\$AH=A,this\._\$AN=void 0,/, 'this._$AH=A,'],
  [/this\.type=1,this\._\$AH=A,this\._\$AN=void 0,/, ''],
  [/(class z extends H\{)constructor.+?this\.type=5\}/, '$1'],
  // Other documents, and listeners that are objects or have options.
  [/\(t\?\.creationScope\?\?l\)/, 'l'],
  [/"function"==typeof this\._\$AH\?(.+?\)):this\._\$AH\.handleEvent\(t\)/, '$1'],
  [/\|\|t\.capture!==.+?s\.passive/, ''],
];

/** Cuts all of that, and says which was not found once Lit has been seen: another version is written in another way. */
export const cutLit = () => {
  const missing = new Set(LIT_UNUSED.map(([where]) => where));
  let isSeen = false;
  return {
    cut: (code: string): string => {
      isSeen = true;
      return LIT_UNUSED.reduce((rest, [where, instead]) => {
        const next = rest.replace(where, instead);
        if (next !== rest) missing.delete(where);
        return next;
      }, code);
    },
    missing: (): readonly RegExp[] => (isSeen ? [...missing] : []),
  };
};
