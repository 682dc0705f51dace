import type { MountGuest } from '@console/host-protocol';

interface MountOptions {
  nonce?: string;
}

/**
 * Renders a console into an element of a host's page until it is unmounted. The console stays inside the
 * element; title, address and history remain the host's. @see docs/embedding.md
 *
 * @param options The nonce for styles; default: that of `<meta property="csp-nonce">`.
 * @throws Error 'appConfig.token is required' without a token, or another one for an incompatible host.
 */
export const mount = (async (element, host, { nonce }: MountOptions = {}) => {
  const { mountInPage } = await import('./embedded/mount-in-page');
  return mountInPage(element, host, { origin: new URL(import.meta.url).origin, nonce });
}) satisfies MountGuest;
