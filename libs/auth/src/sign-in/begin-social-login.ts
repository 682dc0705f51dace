import { STORED_ITEMS } from '@console/http';
import type { ConsoleServices } from '@console/shell-layout';
import { startGithubLogin, startGoogleLogin, type SocialProvider } from '../contract';

const STARTS = { github: startGithubLogin, google: startGoogleLogin } as const;

interface SocialLogin {
  signUp: boolean;
  redirect: string | null;
}

/** Goes to the provider; the tab remembers the target and that it started the sign-in. */
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
