import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';

export const REPORTS_PATH = '/csp-reports';
export const REPORTS_GROUP = 'csp';

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** A `frame` is a page that only the console’s own pages embed; any site may embed a `public` one. */
export type PageKind = 'page' | 'frame' | 'public';

interface PageResponse {
  kind: PageKind;
  nonce: string;
  /** Browsers accept `report-to` over TLS only. */
  overTls: boolean;
}

/**
 * The policy of a page: what the console and the configuration need. Scripts run by nonce, including those
 * that they load; the page's guard restricts markup and script URLs.
 */
export function pagePolicy(config: RuntimeConfig, { kind, nonce, overTls }: PageResponse): string {
  const hosts = hostOriginsOf(config);
  const inPage = modulesOf(config, 'page');
  const files = originsOf(inPage);
  const media = originsOf(config.mediaOrigins);
  const captcha = takesCaptcha(config);
  const framed =
    kind === 'page'
      ? [
          // `degrade` puts modules of the page into a frame.
          ...(inPage.length > 0 ? ["'self'"] : []),
          ...modulesOf(config, 'frame').map((entry) => (entry.startsWith('/') ? "'self'" : originOf(entry))),
          ...(captcha
            ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
            : []),
        ]
      : [];
  const directives: Record<string, string[]> = {
    'default-src': [],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...files],
    // React and antd set styles on elements.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      ...originsOf([config.logo]),
      ...files,
      ...media,
      ...(captcha ? RECAPTCHA : []),
    ],
    // Media Source Extensions play from blob addresses; hls.js adds captions to an empty track in a data address.
    ...(media.length > 0 && { 'media-src': ['blob:', 'data:', ...media] }),
    'font-src': ["'self'", ...files],
    'connect-src': [
      "'self'",
      ...originsOf([config.apiBaseUrl]),
      ...files,
      ...media,
      ...(captcha ? RECAPTCHA : []),
    ],
    'frame-src': framed,
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': { page: hosts, frame: ["'self'", ...hosts], public: ['*'] }[kind],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(captcha ? ['goog#html', 'recaptcha'] : [])],
    ...(overTls ? { 'report-to': [REPORTS_GROUP] } : { 'report-uri': [REPORTS_PATH] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.length > 0 ? values : ["'none'"])].join(' '))
    .join('; ');
}

/** Sources of scripts other than the build; each ends with a slash. */
export function scriptSources(config: RuntimeConfig): string[] {
  const modules = originsOf(modulesOf(config, 'page')).map((origin) => `${origin}/`);
  return [...modules, ...(takesCaptcha(config) ? RECAPTCHA : [])];
}

function takesCaptcha({ captcha, onPremises }: RuntimeConfig): boolean {
  return captcha !== undefined && !onPremises;
}

function modulesOf({ modules }: RuntimeConfig, wanted: 'page' | 'frame'): string[] {
  return Object.values(modules).flatMap(({ transport, entry }) => (transport === wanted ? [entry] : []));
}

/** Paths are on this origin, which each directive names itself. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.filter((address) => URL.canParse(address)).map(originOf);
}

function originOf(address: string): string {
  return new URL(address).origin;
}
