import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
const usable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const fixedPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env['PROGRAMFILES(X86)'] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ],
};

const installed = () => {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));
  return [...(fixedPlaces[process.platform] ?? []), ...onPath].find(usable);
};

const playwrightsOwn = async () => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && usable(path) ? path : undefined;
};

const packaged = async () => {
  if (process.platform !== 'linux') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
];

/**
 * Finds the browser for tests: CHROME_PATH, an installed Chrome or Chromium, Playwright's own, or that of
 * @sparticuz/chromium (Linux). Throws if there is none.
 */
export const findBrowser = async () => {
  const asked = process.env.CHROME_PATH;
  if (asked && !usable(asked)) throw new Error(`CHROME_PATH names ${asked}, which cannot be run.`);
  const executablePath = asked ?? installed() ?? (await playwrightsOwn()) ?? (await packaged());
  if (!executablePath) throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to it.');
  return { executablePath, args };
};

/**
 * The browser for pictures that are compared: on Linux always that of @sparticuz/chromium, whose version the lock file
 * has. It draws text and colours alike on every machine.
 */
export const findSteadyBrowser = async () => {
  const executablePath = (await packaged()) ?? (await findBrowser()).executablePath;
  return {
    executablePath,
    args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  };
};
