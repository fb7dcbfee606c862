const DATA_URL = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/;

/** The types of files that {@link isLogo} accepts. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml';

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** Returns true for an https URL, and for an image as a data URL. */
export const isLogo = (text: string): boolean => isHttps(text) || DATA_URL.test(text);

/** Reads a file as a data URL. */
export const readLogo = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(reader.result as string);
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('The file cannot be read.'));
    });
    reader.readAsDataURL(file);
  });

const quote = (url: string): string => `"${url.replaceAll(/["\\\n\r]/g, encodeURIComponent)}"`;

/**
 * Returns the rule that shows a logo from a file. The element loads https URLs only, from `merchant-icon-url`; until the file has
 * one, it is the background of the part.
 */
export const toLogoCss = (logo: string, selector: string): string =>
  logo.startsWith('data:')
    ? `${selector}::part(merchant-icon) {
  color: transparent;
  background: url(${quote(logo)}) center / contain no-repeat;
}`
    : '';

/** Returns the value of `merchant-icon-url`; undefined for a logo from a file. */
export const toIconUrl = (logo: string): string | undefined => (logo.startsWith('https:') ? logo : undefined);
