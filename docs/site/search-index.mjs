import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { OPTIONS } from './search-options.mjs';

const toText = (html) =>
  html
    // Words and code go on across these.
    .replaceAll(/<\/?(?:a|b|code|em|span|strong|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SAMPLE = /<figure class="code">[^]*?<\/figure>/g;

/** The text of a section without its title, samples last: an excerpt begins where the words come first. */
const readText = (part, title) => {
  const prose = toText(part.replaceAll(SAMPLE, ' ')).slice(title.length).trim();
  return [prose, ...(part.match(SAMPLE) ?? []).map(toText)].join(' ');
};

/** Splits a page at its headings. */
const readSections = ({ url, content }) => {
  const main = /<main[^>]*>([^]*?)<\/main>/.exec(content)?.[1] ?? '';
  const page = toText(/<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1] ?? '');
  let above = page;
  return main.split(/(?=<h[123] id=)/).flatMap((part) => {
    const [, level, id, title = ''] = /^<h([123]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/.exec(part) ?? [];
    const address = url.slice(1) + (level === '1' ? '' : `#${id}`);
    const section = { id: address, page: level === '3' ? above : page, title: toText(title) };
    if (level === '2') above = `${page} · ${section.title}`;
    return id ? [{ ...section, text: readText(part, section.title) }] : [];
  });
};

/** Writes the index of the search, which the page loads when its reader comes to the field. */
export const writeSearchIndex = (results, output) => {
  const index = new MiniSearch(OPTIONS);
  // Readers look for answers, not for how the project came to them.
  const pages = results.filter(({ url }) => url?.endsWith('.html') && !/^\/(?:mutation|decisions)\//.test(url));
  index.addAll(pages.flatMap(readSections));
  writeFileSync(join(output, 'assets/search.json'), JSON.stringify(index));
};
