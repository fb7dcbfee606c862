/**
 * What no element here uses of Lit, and what stands there instead: test/package/lit-parts.test.ts keeps the elements from
 * using it. Written for the pinned versions; the build fails where one of them does not match.
 */
export const LIT_UNUSED: readonly (readonly [where: RegExp, instead: string])[] = [
  // Decorators, and properties with accessors of their own.
  [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
  [/const (\w+)=this\[Symbol\.metadata\];if\(null!==\1\)\{.+?for\(.+?\}/, ''],
  [/static addInitializer\(\w+\)\{.+?\}/, ''],
  [/void 0!==\w+\.l&&\(this\.l=.+?\),/, ''],
  [/,this\.constructor\.l\?\.forEach\(.+?\)\)/, ''],
  [/if\(s\.state&&.+?wrapped=!0\),/, ''],
  [/,!s\.noAccessor\)\{(const i=Symbol\(\),h=.+?;)void 0!==h&&(e\(.+?\))\}/, ';$1$2'],
  [
    /const\{get:e,set:r\}=h\(this.+?\}\};return\{get:e,set\(s\)\{.+?,this\.req/,
    'return{get(){return this[t]},set(r){const h=this[s];this[s]=r,this.req',
  ],
  [/return\{get\(\)\{return this\[t\]\}/, 'return{get(){return this[s]}'],
  [/const t=this\.constructor\.\w+;if\(t\.size>0\).+?i,e\)\}/, ''],
  [/const t=this\.properties,s=\[.+?\];for\(const i of s\)/, 'const t=this.properties;for(const i in t)'],
  [/getOwnPropertyDescriptor:h,.+?getPrototypeOf/, 'getPrototypeOf'],
  // Properties that are reflected to attributes, or of other types than texts and numbers.
  [/toAttribute\(t,s\)\{.+?return t\},/, ''],
  [/fromAttribute\(t,s\)\{.+?return i\}/, 'fromAttribute:(t,s)=>null!==t&&s===Number?Number(t):t'],
  [/_\$ET\(t,s\)\{.+?this\._\$Em=null\)?\}\}/, ''],
  [/this\._\$Eq&&=.+?\)\),/, ''],
  [/\|\|i\.useDefault&&.+?\)\)\)\)return/, '))return'],
  [
    /h="function"==typeof t\.converter.+?:u;this\._\$Em=e;const r=h\.fromAttribute\(s,t\.type\);.+?this\._\$Em=null/,
    'h=u.fromAttribute(s,t.type);this[e]=h',
  ],
  [/C\(t,s,\{useDefault.+?,!0===e&&.+?\)\)/, 'C(t,s){this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0)'],
  [/,c=a\.trustedTypes,l=c\?c\.emptyScript:""/, ''],
  [/b=\{attribute:!0,type:String.+?hasChanged:f\}/, 'b={}'],
  [/\(i\.hasChanged\?\?f\)\(h,s\)/, 'f(h,s)'],
  [/void 0!==e&&this\._\$Em!==e\)/, 'void 0!==e)'],
  [/this\._\$Em=null,/, ''],
  // Hooks.
  [/removeController\(t\)\{.+?\}/, ''],
  [/t=this\.shouldUpdate\(s\),t\?\((.+?)\):this\._\$EM\(\)/, 't=!0,$1'],
  [/shouldUpdate\(t\)\{return!0\}/, ''],
  [/,this\.firstUpdated\(t\)/, ''],
  [/firstUpdated\(t\)\{\}/, ''],
  [/const t=this\.scheduleUpdate\(\);return null!=t&&await t,/, 'return this.performUpdate(),'],
  [/scheduleUpdate\(\)\{return this\.performUpdate\(\)\}/, ''],
  // Attributes of other names than their properties.
  [/:"string"==typeof i\?i:.+?void 0\}/, ':t.replace(/[A-Z]/g,t=>"-"+t.toLowerCase())}'],
  // Styles that are nested or not in a list.
  [/static finalizeStyles\(s\)\{.+?return i\}/, 'static finalizeStyles(s){return s}'],
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
  [/i\._\$litElement\$=!0,/, ''],
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
