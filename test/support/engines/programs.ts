import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isOnPath = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)));

export const getFirefoxPath = (): string => process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
export const getMiniBrowserPath = (): string =>
  process.env['WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The required programs, by the name of their Debian package. */
const PACKAGES: Readonly<Record<string, () => boolean>> = {
  'firefox-esr': () => isExecutable(getFirefoxPath()),
  'webkit2gtk-driver': () => isOnPath('WebKitWebDriver') && isExecutable(getMiniBrowserPath()),
  xvfb: () => isOnPath('Xvfb'),
};

/** If a program is missing, prints how to install it and exits. */
export const ensurePrograms = (): void => {
  const missing = Object.keys(PACKAGES).filter((name) => !PACKAGES[name]!());
  if (!missing.length) return;
  console.error(
    `This needs Firefox and WebKitGTK. Install what is missing (Debian and Ubuntu: apt-get install -y ${missing.join(' ')}), ` +
      'or set FIREFOX and WEBKIT to the paths of Firefox and of the MiniBrowser of WebKitGTK.',
  );
  process.exit(1);
};
