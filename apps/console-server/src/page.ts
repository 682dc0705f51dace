import type { RuntimeConfig } from '@console/http/contract';

const SLOT = /(<script type="application\/json" id="runtime-config">)\s*(<\/script>)/;

const TITLE = /<title>[^<]*<\/title>/;

/** Thrown when the built page has no place for the runtime configuration. */
export class PageError extends Error {}

/** Fills the built page: the runtime configuration into its script element, the product's name into its title. */
export function renderPage(template: string, config: RuntimeConfig): string {
  if (!SLOT.test(template))
    throw new PageError('The built page has no element for the runtime configuration.');
  return template
    .replace(TITLE, () => `<title>${escapeText(config.productName)}</title>`)
    .replace(SLOT, (_slot, open: string, close: string) => `${open}${scriptJson(config)}${close}`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** JSON that cannot end the script element that it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
