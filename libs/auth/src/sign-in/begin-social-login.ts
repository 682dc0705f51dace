import { STORED_ITEMS } from '@console/http';
import type { ConsoleServices } from '@console/shell-layout';
import { startGithubLogin, startGoogleLogin, type SocialProvider } from '../contract';

const STARTS = { github: startGithubLogin, google: startGoogleLogin } as const;

interface SocialLogin {
  /** Whoever has no account gets one. */
  signUp: boolean;
  /** Where to go on afterwards, as the address asked for it. */
  redirect: string | null;
}

/** Leaves for the provider; the tab remembers where to go on, and that it was here that the sign-in began. */
export async function beginSocialLogin(
  provider: SocialProvider,
  {
    config,
    storage,
    leave,
  }: Pick<ConsoleServices, 'storage' | 'leave'> & {
    config: Pick<ConsoleServices['config'], 'apiBaseUrl'>;
  },
  { signUp, redirect }: SocialLogin,
): Promise<void> {
  const { createSocialSecret } = await import('./social-secret');
  const { verifier, challenge } = createSocialSecret();
  storage.write(STORED_ITEMS.socialVerifier, verifier);
  storage.write(STORED_ITEMS.socialRedirect, redirect);
  const query = new URLSearchParams({ signup: String(signUp), challenge });
  leave(`${config.apiBaseUrl}${STARTS[provider].path}?${query.toString()}`);
}
