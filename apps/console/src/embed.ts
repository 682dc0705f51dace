import type { MountGuest } from '@console/host-protocol';

interface MountOptions {
  nonce?: string;
}

/**
 * Draws a console into an element of a host's page, for as long as the host wants it there. Everything that it draws stays
 * in that element; title, address and history stay the host's. @see docs/embedding.md
 *
 * @param options Where the page's content security policy lets styles in by a nonce: that nonce, unless the page has it in
 *   `<meta property="csp-nonce">`.
 * @throws Error 'appConfig.token is required' without a token; another one for what is no host of this version.
 */
export const mount = (async (element, host, { nonce }: MountOptions = {}) => {
  const { mountInPage } = await import('./embedded/mount-in-page');
  return mountInPage(element, host, { origin: new URL(import.meta.url).origin, nonce });
}) satisfies MountGuest;
