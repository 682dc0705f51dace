import type { RuntimeConfig } from '@console/http/contract';

const SLOT = /(<script type="application\/json" id="runtime-config">)\s*(<\/script>)/;

/** Thrown when the built page has no place for the runtime configuration. */
export class PageError extends Error {}

/** Fills the built page: the runtime configuration into its script element, the default theme onto its root. */
export function renderPage(template: string, config: RuntimeConfig): string {
  if (!SLOT.test(template))
    throw new PageError('The built page has no element for the runtime configuration.');
  return template
    .replace(SLOT, (_slot, open: string, close: string) => `${open}${scriptJson(config)}${close}`)
    .replace(/<html(?![^>]*\sdata-theme=)/i, '<html data-theme="dark"');
}

/** JSON that cannot end the script element that it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
