import { expect, fixtureSync } from '@open-wc/testing';
import { LitElement } from 'lit';
import { LocaleController, type LocaleFiles } from '../../src/controllers/locale-controller.js';
import { de } from '../../src/locales/languages/de/messages.js';
import { en } from '../../src/locales/languages/en/messages.js';
import type { LocaleKey } from '../../src/locales/keys.generated.js';
import type { Messages, MessagesOverride } from '../../src/locales/messages.js';
import { settle } from '../support/virtual-clock.js';

/** The message files of a site, none of which is loaded yet. */
class Files implements LocaleFiles {
  readonly loaded: LocaleFiles['loaded'] = {};
  readonly requested: LocaleKey[] = [];
  /** Replaced by tests whose files load late or are missing. */
  answer: () => Promise<Messages> = async () => de;

  readonly load = (key: LocaleKey): Promise<Messages> => {
    this.requested.push(key);
    return this.answer();
  };
}

let files = new Files();
beforeEach(() => {
  files = new Files();
});

class Speaker extends LitElement {
  messages: MessagesOverride | undefined;
  readonly locale = new LocaleController(this, en, files);
}
customElements.define('test-speaker', Speaker);

const ENGLISH = [en.goOn, 'en'];
const GERMAN = [de.goOn, 'de'];
const NOTHING = [undefined, undefined];

/** The language of the messages, and the locale of numbers. */
const spoken = ({ locale }: Speaker) => [locale.messages?.goOn, locale.messages?.locale];

const speakerIn = (parent: Node): Speaker => parent.appendChild(new Speaker());

/** Adds an element to the page, whose language is English. */
const open = (lang?: string): HTMLElement => {
  const room = fixtureSync<HTMLElement>('<div></div>');
  if (lang !== undefined) room.lang = lang;
  return room;
};

/** Adds an element, and returns its shadow root. */
const shadowIn = (parent: Node, lang?: string): ShadowRoot => {
  const host = document.createElement('div');
  if (lang) host.lang = lang;
  return parent.appendChild(host).attachShadow({ mode: 'open' });
};

describe('the locale controller', () => {
  for (const lang of [undefined, 'en', '', 'tlh', '*', 'de-']) {
    it(`is English, without loading, for lang=“${lang ?? 'that of the page'}”`, () => {
      expect(spoken(speakerIn(open(lang)))).to.deep.equal(ENGLISH);
      expect(files.requested).to.deep.equal([]);
    });
  }

  it('has no messages until the file of the language is loaded, then updates its host', async () => {
    let arrive: (messages: Messages) => void = () => undefined;
    files.answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const speaker = speakerIn(open('de'));
    await speaker.updateComplete;
    expect(spoken(speaker)).to.deep.equal(NOTHING);
    arrive(de);
    await settle();
    expect(spoken(speaker)).to.deep.equal(GERMAN);
    expect(speaker.isUpdatePending).to.equal(false);
    speaker.lang = 'de-CH';
    await Promise.resolve();
    expect(speaker.isUpdatePending).to.equal(true);
  });

  it('loads a language once, and has it at once for the next element', async () => {
    speakerIn(open('de'));
    await settle();
    expect(spoken(speakerIn(open('de-AT')))).to.deep.equal([de.goOn, 'de-AT']);
    expect(files.requested).to.deep.equal(['de']);
  });

  it('prefers the lang of the element to that of its ancestors', async () => {
    const speaker = new Speaker();
    speaker.lang = 'de';
    open('en').append(speaker);
    await settle();
    expect(spoken(speaker)).to.deep.equal(GERMAN);
  });

  it('takes the lang of the nearest ancestor, through any number of shadow roots', async () => {
    const german = speakerIn(shadowIn(shadowIn(shadowIn(open('de')))));
    const english = speakerIn(shadowIn(open('de'), 'en'));
    await settle();
    expect([german, english].map(spoken)).to.deep.equal([GERMAN, ENGLISH]);
  });
});

describe('a change of lang', () => {
  it('is observed on the element, its ancestors, and the ancestors of each shadow host', async () => {
    const room = open('en');
    const outer = shadowIn(room);
    const middle = outer.appendChild(document.createElement('div'));
    const speaker = speakerIn(shadowIn(middle));
    for (const element of [room, outer.host, middle, speaker]) {
      element.setAttribute('lang', 'de');
      await settle();
      expect(spoken(speaker)).to.deep.equal(GERMAN);
      element.setAttribute('lang', 'en');
      await settle();
      expect(spoken(speaker)).to.deep.equal(ENGLISH);
      element.removeAttribute('lang');
    }
  });

  it('keeps the old messages until the new ones are loaded', async () => {
    files.answer = () => new Promise(() => undefined);
    const room = open('en');
    const speaker = speakerIn(room);
    room.lang = 'de';
    await settle();
    expect(spoken(speaker)).to.deep.equal(ENGLISH);
  });

  it('wins over the file of the previous language, which may load later', async () => {
    let arrive: (messages: Messages) => void = () => undefined;
    files.answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const room = open('de');
    const speaker = speakerIn(room);
    room.lang = 'en';
    await settle();
    arrive(de);
    await settle();
    expect(spoken(speaker)).to.deep.equal(ENGLISH);
  });

  it('is not observed while the element is disconnected, and is applied when it is connected again', async () => {
    const room = open('en');
    const speaker = speakerIn(room);
    speaker.remove();
    room.lang = 'de';
    await settle();
    expect(spoken(speaker)).to.deep.equal(ENGLISH);
    expect(files.requested).to.deep.equal([]);
    room.append(speaker);
    await settle();
    expect(spoken(speaker)).to.deep.equal(GERMAN);
  });
});

describe('a language that fails to load', () => {
  const fail = (): Promise<Messages> => Promise.reject(new TypeError('Failed to fetch'));

  it('falls back to English, and is loaded again when the element is connected or its lang changes', async () => {
    files.answer = fail;
    const room = open('de-CH');
    const speaker = speakerIn(room);
    await settle();
    expect(spoken(speaker)).to.deep.equal(ENGLISH);
    room.append(speaker);
    await settle();
    expect(files.requested).to.deep.equal(['de', 'de']);
    files.answer = async () => de;
    room.lang = 'de';
    await settle();
    expect(spoken(speaker)).to.deep.equal(GERMAN);
  });
});
