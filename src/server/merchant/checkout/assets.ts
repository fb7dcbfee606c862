import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import type { PageScript } from './page.js';

/** The file that defines `<pay-checkout>`. */
const ENTRY = 'pay-checkout.js';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** The functions of Node that are used, which Deno and Bun have as well. */
interface FileSystem {
  readonly existsSync: (path: URL) => boolean;
  readonly readdirSync: (path: URL, options: { readonly recursive: true }) => readonly string[];
  readonly readFileSync: (path: URL) => Uint8Array<ArrayBuffer>;
  /** Returns the URL of a folder, whatever the system calls it. */
  readonly toFolderUrl: (path: string) => URL;
}

interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `sha384-…`, as in the attribute `integrity`. */
  readonly integrity: string;
}

/** The browser files of the package. */
export interface Assets {
  /** Responds with a file, by its path in the folder. */
  readonly respond: (file: string, request: Request) => Promise<Response>;
  /** Returns the script of the page in a language. */
  readonly getScript: (lang: string) => Promise<PageScript>;
}

/** The parts of Node's `process` that are used. */
interface Process {
  readonly cwd?: () => string;
  readonly getBuiltinModule?: (name: string) => unknown;
}

const { process } = globalThis as { readonly process?: Process };

const getFileSystem = (): FileSystem | undefined => {
  const fs = process?.getBuiltinModule?.('node:fs') as Omit<FileSystem, 'toFolderUrl'> | undefined;
  const url = process?.getBuiltinModule?.('node:url') as
    { readonly pathToFileURL: FileSystem['toFolderUrl'] } | undefined;
  if (!fs || !url) return undefined;
  const { existsSync, readdirSync, readFileSync } = fs;
  return { existsSync, readdirSync, readFileSync, toFolderUrl: (path) => url.pathToFileURL(`${path}/`) };
};

const missingFiles = (): ConfigurationError =>
  new ConfigurationError(
    'invalid_option',
    'The browser files of pay-status were not found. Set cdnFolder to the folder pay-status/dist/cdn, or cdnUrl to where you host it.',
  );

/** This module is so many folders below `dist`, itself included. */
const DEPTH = 4;

/**
 * Returns the address of `dist`, or of `src` in this repository. Bundlers take that of `new URL('…', import.meta.url)`, even through
 * functions, for a file to copy: a folder would fail the build of Next.js.
 */
const getRoot = (): string => import.meta.url.split('/').slice(0, -DEPTH).join('/');

/** A bundler may have moved this module; the package is in the project then. */
const findFolder = ({ existsSync, toFolderUrl }: FileSystem): URL => {
  const root = getRoot();
  // The last one is for the sources in this repository.
  const candidates = [`${root}/cdn/`, `${root}/../dist/cdn/`].flatMap((url) => (URL.canParse(url) ? new URL(url) : []));
  const project = process?.cwd?.() ?? '.';
  const found = [...candidates, toFolderUrl(`${project}/node_modules/pay-status/dist/cdn`)].find(
    (folder) => folder.protocol === 'file:' && existsSync(new URL(ENTRY, folder)),
  );
  if (!found) throw missingFiles();
  return found;
};

const toIntegrity = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

const getExtension = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** Returns the folder that the merchant names. */
const checkFolder = ({ existsSync, toFolderUrl }: FileSystem, cdnFolder: string): URL => {
  const folder = toFolderUrl(cdnFolder);
  if (existsSync(new URL(ENTRY, folder))) return folder;
  throw new ConfigurationError(
    'invalid_option',
    `cdnFolder: ${JSON.stringify(cdnFolder)} has no file ${ENTRY}. Set it to the folder pay-status/dist/cdn, an absolute path, or leave it out.`,
  );
};

/** Reads all files of the folder once: only these are served. */
const readAssets = async (cdnFolder: string | undefined): Promise<ReadonlyMap<string, Asset>> => {
  const files = getFileSystem();
  if (!files) throw missingFiles();
  const folder = cdnFolder === undefined ? findFolder(files) : checkFolder(files, cdnFolder);
  const names = files
    .readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => getExtension(name) in TYPES);
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const bytes = files.readFileSync(new URL(name, folder));
        return [name, { bytes, integrity: await toIntegrity(bytes) }] as const;
      }),
    ),
  );
};

/** A name with a hash changes with the content of its file. Other names are of lower-case letters. */
const isImmutable = (file: string): boolean => /[A-Z\d_]/.test(/-([\w-]{8})\.js$/.exec(file)?.[1] ?? '');

const respondAsset = (file: string, asset: Asset | undefined, request: Request): Response => {
  if (!asset) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const etag = `"${asset.integrity}"`;
  const headers = {
    'Content-Type': TYPES[getExtension(file)] ?? '',
    'Cache-Control': isImmutable(file) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(asset.bytes, { headers });
};

/** The modules that a page in this language can load: no preset is a module, and no other language is loaded. */
const isLoaded = (file: string, lang: string): boolean =>
  isImmutable(file) || ['locales', 'locales/wallet'].some((folder) => file === `${folder}/${lang}.js`);

/**
 * Serves the package's browser files below a path. They are read at the first request.
 *
 * @param path where they are served, such as `/checkout/assets`
 * @param cdnFolder the folder `dist/cdn` of the package; it is found by default
 */
export const createAssets = (path: string, cdnFolder: string | undefined): Assets => {
  let reading: Promise<ReadonlyMap<string, Asset>> | undefined;
  const read = () =>
    (reading ??= readAssets(cdnFolder).catch((error: unknown) => {
      // Read again at the next request.
      reading = undefined;
      throw error;
    }));
  return {
    async respond(file, request) {
      return respondAsset(file, (await read()).get(file), request);
    },
    async getScript(lang) {
      const assets = await read();
      const loaded = [...assets].filter(([file]) => isLoaded(file, lang));
      return {
        url: `${path}/${ENTRY}`,
        integrity: assets.get(ENTRY)?.integrity,
        imports: Object.fromEntries(loaded.map(([file, { integrity }]) => [`${path}/${file}`, integrity])),
      };
    },
  };
};

/** The script of a page whose browser files the merchant hosts, such as at `https://cdn.example/pay-status/`. */
export const getHostedScript = (cdnUrl: string): PageScript => ({
  url: `${cdnUrl.replace(/\/?$/, '/')}${ENTRY}`,
  integrity: undefined,
  imports: {},
});
