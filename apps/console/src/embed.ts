import type { MountGuest } from '@console/shell-layout/shell-host';

/**
 * Draws a console into an element of a host's page, for as long as the host wants it there. Everything that it draws stays
 * in that element; title, address and history stay the host's. @see docs/embedding.md
 *
 * @throws Error 'appConfig.token is required' without a token; another one for what is no host of this version.
 */
export const mount: MountGuest = async (element, host) => {
  const { mountInPage } = await import('./embedded/mount-in-page');
  return mountInPage(element, host, new URL(import.meta.url).origin);
};
