import type { RuntimeConfig } from '@console/http/contract';
import { scriptSources } from './content-security-policy';

const CONFIG = /(<script\b[^>]*\bid="runtime-config"[^>]*>)\s*(<\/script>)/;
const PLACE_FILES = /(<script\b[^>]*\bid="place-files"[^>]*>)\s*(<\/script>)/;
/** What of the configuration shows before any script runs. */
const PLACE = /%(PRODUCT_NAME|LOGO|TITLE_FONT_SIZE)%/g;
const FIELDS = { PRODUCT_NAME: 'productName', LOGO: 'logo', TITLE_FONT_SIZE: 'titleFontSize' } as const;
const NONCE = 'nonce="CSP_NONCE"';
const SCRIPT_SOURCES = 'data-script-sources=""';
/** What the policy lets in by its nonce alone. */
const GUARDED = /<(?:script|style|link\b[^>]*\brel="(?:stylesheet|modulepreload|preload)")[^>]*>/g;

/** Thrown when the built page lacks a place for what stands in it only once it is served. */
export class PageError extends Error {}

interface Filling {
  config: RuntimeConfig;
  nonce: string;
  /** What the place needs beyond the page, from the root of the console. */
  placeFiles: readonly string[];
}

/**
 * Fills a built page: the answer's nonce into each script, style and link, the sources of further scripts into its guard,
 * the runtime configuration and the files of the place into their script elements, and what of the configuration shows at
 * first into its places.
 */
export function renderPage(template: string, { config, nonce, placeFiles }: Filling): string {
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
    .replace(PLACE_FILES, (_slot, open: string, close: string) => `${open}${scriptJson(placeFiles)}${close}`);
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that cannot end the script element that it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
