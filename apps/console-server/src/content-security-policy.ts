import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';

/** Where browsers send what a policy has kept them from. */
export const REPORTS_PATH = '/csp-reports';
/** The name of that place in `Reporting-Endpoints`. */
export const REPORTS_GROUP = 'csp';

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

interface PageAnswer {
  /** A page of its own, or one for frames of the console's own pages. */
  kind: 'page' | 'frame';
  /** Made for this one answer. */
  nonce: string;
  /** Browsers take the newer form of reports over TLS alone. */
  overTls: boolean;
}

/**
 * What a page of the console may do: what it needs itself, what the configuration names, and nothing else. Scripts run by
 * the answer's nonce, and what they load in turn; no text becomes markup, code or a script's address unless the page's
 * guard lets it.
 */
export function pagePolicy(config: RuntimeConfig, { kind, nonce, overTls }: PageAnswer): string {
  const hosts = hostOriginsOf(config);
  const inPage = modulesOf(config, 'page');
  const files = originsOf(inPage);
  const captcha = takesCaptcha(config);
  const isPage = kind === 'page';
  const framed = isPage
    ? [
        // A module of the page may be put into a frame, by `degrade`.
        ...(inPage.length > 0 ? ["'self'"] : []),
        ...modulesOf(config, 'frame').map((entry) => (entry.startsWith('/') ? "'self'" : originOf(entry))),
        ...(captcha ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
      ]
    : [];
  const directives: Record<string, string[]> = {
    'default-src': [],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...files],
    // React and antd set the styles of elements one by one; no attribute reaches further than its element.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...originsOf([config.logo]), ...files, ...(captcha ? RECAPTCHA : [])],
    'font-src': ["'self'", ...files],
    'connect-src': ["'self'", ...originsOf([config.apiBaseUrl]), ...files, ...(captcha ? RECAPTCHA : [])],
    'frame-src': framed,
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': isPage ? hosts : ["'self'", ...hosts],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(captcha ? ['goog#html', 'recaptcha'] : [])],
    ...(overTls ? { 'report-to': [REPORTS_GROUP] } : { 'report-uri': [REPORTS_PATH] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.length > 0 ? values : ["'none'"])].join(' '))
    .join('; ');
}

/** Where script elements of the page may lead, beside the console's own build: addresses that end with a slash. */
export function scriptSources(config: RuntimeConfig): string[] {
  const modules = originsOf(modulesOf(config, 'page')).map((origin) => `${origin}/`);
  return [...modules, ...(takesCaptcha(config) ? RECAPTCHA : [])];
}

function takesCaptcha({ captcha, onPremises }: RuntimeConfig): boolean {
  return captcha !== undefined && !onPremises;
}

function modulesOf({ modules }: RuntimeConfig, wanted: 'page' | 'frame'): string[] {
  return Object.values(modules).flatMap(({ carrier, entry }) => (carrier === wanted ? [entry] : []));
}

/** Of addresses elsewhere; paths are of this origin, which each policy names by itself. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.filter((address) => URL.canParse(address)).map(originOf);
}

function originOf(address: string): string {
  return new URL(address).origin;
}
