const ORIGIN = 'https://console.invalid';

/**
 * A path of this console out of text that anybody may have put into an address, or undefined. Only what starts with
 * exactly one slash, holds no backslash, space or control character, and stays on this origin after resolution passes.
 */
export function safePath(text: string | null | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses: browsers drop some of them from addresses
  if (!text?.startsWith('/') || /[\\\s\u0000-\u001f\u007f]/.test(text)) return undefined;
  if (!URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
