import type { RuntimeConfig } from '@console/http/contract';
import { scriptSources } from './content-security-policy';
import type { RouteStart } from './route-files';

const CONFIG = /(<script\b[^>]*\bid="runtime-config"[^>]*>)\s*(<\/script>)/;
const ROUTE_START = /(<script\b[^>]*\bid="route-start"[^>]*>)\s*(<\/script>)/;
/** Placeholders for what is visible before any script runs. */
const PLACEHOLDER = /%(PRODUCT_NAME|LOGO|TITLE_FONT_SIZE|MENU_WIDTH|PAGE_TITLE)%/g;
const NONCE = 'nonce="CSP_NONCE"';
const SCRIPT_SOURCES = 'data-script-sources=""';
/** Tags that need a nonce. */
const GUARDED = /<(?:script|style|link\b[^>]*\brel="(?:stylesheet|modulepreload|preload)")[^>]*>/g;

export class PageError extends Error {}

interface PageContent {
  config: RuntimeConfig;
  nonce: string;
  start: RouteStart;
}

/**
 * Fills a built page with the nonce, the script sources of its guard, the runtime configuration, and the title,
 * files and first requests of the route.
 */
export function renderPage(template: string, { config, nonce, start }: PageContent): string {
  if (!template.includes(SCRIPT_SOURCES))
    throw new PageError('The built page has no guard before everything else.');
  if (!CONFIG.test(template))
    throw new PageError('The built page has no element for the runtime configuration.');
  const bare = template.match(GUARDED)?.find((tag) => !tag.includes(NONCE));
  if (bare !== undefined) throw new PageError(`The built page has no place for a nonce in ${bare}.`);
  const visible: Record<string, string> = {
    PRODUCT_NAME: config.productName,
    LOGO: config.logo,
    TITLE_FONT_SIZE: config.titleFontSize,
    MENU_WIDTH: String(config.menuWidth),
    PAGE_TITLE: start.title,
  };
  return template
    .replace(PLACEHOLDER, (_placeholder, name: string) => escapeText(visible[name] ?? ''))
    .replaceAll(NONCE, `nonce="${nonce}"`)
    .replace(SCRIPT_SOURCES, () => `data-script-sources="${scriptSources(config).join(' ')}"`)
    .replace(CONFIG, (_slot, open: string, close: string) => `${open}${scriptJson(config)}${close}`)
    .replace(ROUTE_START, (_slot, open: string, close: string) => {
      const links = start.files.map((file) => preloadLink(file, nonce));
      return [...links, `${open}${scriptJson(start.requests)}${close}`].join('');
    });
}

function preloadLink(file: string, nonce: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="/${file}" nonce="${nonce}">`;
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
