export interface BrowserNames {
  /** With its version: "Firefox 140". */
  browser?: string;
  system?: string;
}

/** The first match wins: most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Cốc Cốc', /\bcoc_coc_browser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

/** iPads and Android phones also name macOS and Linux. */
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biP(?:hone|od)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Well-known browser and system of a `User-Agent`. For display only: clients choose the header. */
export function browserOf(userAgent: string): BrowserNames {
  const names: BrowserNames = {};
  for (const [name, sign] of BROWSERS) {
    const version = sign.exec(userAgent)?.[1];
    if (version === undefined) continue;
    names.browser = `${name} ${version}`;
    break;
  }
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  if (system !== undefined) names.system = system;
  return names;
}
