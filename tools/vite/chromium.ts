import { existsSync } from 'node:fs';

const INSTALLED = [
  // Without windows it takes a fifth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of this machine: `CHROMIUM_PATH`, else an installed one; undefined leaves it to Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path));
}

/** Browser parts that are useless headless and take longer to start than a small page. */
const FOR_A_SCREEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Repeats Playwright's list: browsers use the last of two equal flags. */
const FOR_PEOPLE = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For quiet offline runs in containers. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...FOR_PEOPLE, ...FOR_A_SCREEN].join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
