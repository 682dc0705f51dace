// @see spec 3.11, 9
import { createShellHost, guardHost } from '@console/host-protocol';
import { ADMIN_APP_ID } from '@console/http';
import { expect, it, vi } from 'vitest';
import { guestEnvironment } from './guest-environment';

it('works in the app of the host, and in none if the host goes back to none', () => {
  vi.stubGlobal('window', {});
  const shell = createShellHost({ state: { token: 'abc' } });
  const { session, host } = guestEnvironment({
    host: guardHost(shell, (error) => {
      throw error;
    }),
    hostWindow: window,
    nonce: undefined,
    restart: vi.fn(),
  });
  const appAfter = (appId: string) => {
    shell.change({ appId });
    host?.retrySession?.();
    return session.appId;
  };

  expect(session.appId).toBe(ADMIN_APP_ID);
  session.workIn('chosen');
  expect(appAfter('default-app')).toBe('chosen');
  expect(appAfter('studio')).toBe('studio');
  expect(appAfter('default-app')).toBe(ADMIN_APP_ID);
  vi.unstubAllGlobals();
});
