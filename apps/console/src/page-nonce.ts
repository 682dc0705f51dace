/**
 * The nonce of the page around: the console-server writes it into the console's pages, and a host that has one may write it into
 * its own in the same way. Browsers show it to scripts alone.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
