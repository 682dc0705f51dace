/** What a browser says of itself, as people call it. */
export interface BrowserNames {
  /** With its version: "Firefox 140". */
  browser?: string;
  system?: string;
}

/** The first that fits counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Cốc Cốc', /\bcoc_coc_browser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

/** An iPad and an Android phone name macOS and Linux, too. */
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biP(?:hone|od)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Browser and system of a `User-Agent`, where they are among those that people use. For people to recognize their own
 * sign-ins by, and for nothing else: whoever sends the header decides what is in it.
 */
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
