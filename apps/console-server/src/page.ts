import type { RuntimeConfig } from '@console/http/contract';
import { scriptSources } from './content-security-policy';

const CONFIG = /(<script\b[^>]*\bid="runtime-config"[^>]*>)\s*(<\/script>)/;
const ROUTE_FILES = /(<script\b[^>]*\bid="route-files"[^>]*>)\s*(<\/script>)/;
/** Placeholders for fields that are visible before any script runs. */
const PLACE = /%(PRODUCT_NAME|LOGO|TITLE_FONT_SIZE)%/g;
const FIELDS = { PRODUCT_NAME: 'productName', LOGO: 'logo', TITLE_FONT_SIZE: 'titleFontSize' } as const;
const NONCE = 'nonce="CSP_NONCE"';
const SCRIPT_SOURCES = 'data-script-sources=""';
/** Tags that need a nonce. */
const GUARDED = /<(?:script|style|link\b[^>]*\brel="(?:stylesheet|modulepreload|preload)")[^>]*>/g;

export class PageError extends Error {}

interface PageContent {
  config: RuntimeConfig;
  nonce: string;
  routeFiles: readonly string[];
}

/**
 * Fills a built page with the nonce, the script sources of its guard, the runtime configuration and the files of the
 * route.
 */
export function renderPage(template: string, { config, nonce, routeFiles }: PageContent): string {
  if (!template.includes(SCRIPT_SOURCES))
    throw new PageError('The built page has no guard before everything else.');
  if (!CONFIG.test(template))
    throw new PageError('The built page has no element for the runtime configuration.');
  const bare = template.match(GUARDED)?.find((tag) => !tag.includes(NONCE));
  if (bare !== undefined) throw new PageError(`The built page has no place for a nonce in ${bare}.`);
  return template
    .replace(PLACE, (_place, name: keyof typeof FIELDS) => escapeText(config[FIELDS[name]]))
    .replaceAll(NONCE, `nonce="${nonce}"`)
    .replace(SCRIPT_SOURCES, () => `data-script-sources="${scriptSources(config).join(' ')}"`)
    .replace(CONFIG, (_slot, open: string, close: string) => `${open}${scriptJson(config)}${close}`)
    .replace(ROUTE_FILES, (_slot, open: string, close: string) => `${open}${scriptJson(routeFiles)}${close}`);
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that cannot close its script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
