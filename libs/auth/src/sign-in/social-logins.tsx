import GithubOutlined from '@ant-design/icons/GithubOutlined';
import GoogleOutlined from '@ant-design/icons/GoogleOutlined';
import { STORED_ITEMS } from '@console/http';
import { useConsole } from '@console/shell-layout';
import { Button, Divider, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetLoginOptionsQuery } from '../api/auth-api';
import { PasskeyButton } from '../passkeys/passkey-button';
import { startGithubLogin, startGoogleLogin, type SocialProvider } from '../contract';
import type { Open } from './sign-in-form';

const PROVIDERS = {
  github: { Icon: GithubOutlined, start: startGithubLogin },
  google: { Icon: GoogleOutlined, start: startGoogleLogin },
} as const;

interface SocialLoginsProps {
  signUp?: boolean;
  /** Opens a page after a sign-in with a passkey; without it there is none. */
  open?: Open;
  search: string;
}

/** The installation's other ways to sign in: passkeys and social logins. Needs no router, as the sign-in page has none. */
export function SocialLogins({ signUp = false, open, search }: SocialLoginsProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { config, storage, leave } = useConsole();
  const { data: options } = useGetLoginOptionsQuery();
  const providers = options?.providers ?? [];
  const hasPasskeys = open !== undefined && options?.passkeys !== undefined;
  if (providers.length === 0 && !hasPasskeys) return null;

  /** Goes to the provider; the tab remembers the target and that it started the sign-in. */
  const begin = async (provider: SocialProvider) => {
    const { createSocialSecret } = await import('./social-secret');
    const { verifier, challenge } = createSocialSecret();
    storage.write(STORED_ITEMS.socialVerifier, verifier);
    storage.write(STORED_ITEMS.socialRedirect, new URLSearchParams(search).get('redirect'));
    const query = new URLSearchParams({ signup: String(signUp), challenge });
    leave(`${config.apiBaseUrl}${PROVIDERS[provider].start.path}?${query.toString()}`);
  };

  return (
    <>
      <Divider plain>{t('social.or')}</Divider>
      <Flex vertical gap={token.marginSM}>
        {hasPasskeys && <PasskeyButton block open={open} search={search} />}
        {providers.map((provider) => {
          const { Icon } = PROVIDERS[provider];
          return (
            <Button
              key={provider}
              block
              icon={<Icon aria-hidden />}
              onClick={() => {
                void begin(provider);
              }}
            >
              {t(`social.${provider}`)}
            </Button>
          );
        })}
      </Flex>
    </>
  );
}
