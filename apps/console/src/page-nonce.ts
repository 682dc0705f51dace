/** The nonce of the page, written by the console-server or by a host. Readable by scripts only. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
