import GithubOutlined from '@ant-design/icons/GithubOutlined';
import GoogleOutlined from '@ant-design/icons/GoogleOutlined';
import { STORED_ITEMS } from '@console/http';
import { useConsole } from '@console/shell-layout';
import { Button, Divider, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetLoginOptionsQuery } from '../api/auth-api';
import { startGithubLogin, startGoogleLogin, type SocialProvider } from '../contract';

const PROVIDERS = {
  github: { start: startGithubLogin, Icon: GithubOutlined },
  google: { start: startGoogleLogin, Icon: GoogleOutlined },
} as const;

interface SocialButtonsProps {
  /** Whoever has no account gets one. */
  signUp?: boolean;
}

/** The social logins that this installation offers; nothing where it offers none, or cannot be asked. */
export function SocialButtons({ signUp = false }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { data: options } = useGetLoginOptionsQuery();
  const begin = useBeginSocialLogin(signUp);
  if (!options || options.providers.length === 0) return null;

  return (
    <>
      <Divider plain>{t('social.or')}</Divider>
      <Flex vertical gap={token.marginSM}>
        {options.providers.map((provider) => {
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

/** Leaves for the provider; the tab remembers where to go on, and that it was here that the sign-in began. */
function useBeginSocialLogin(signUp: boolean) {
  const { config, storage, leave } = useConsole();
  const [search] = useSearchParams();

  return async (provider: SocialProvider) => {
    const { createSocialSecret } = await import('./social-secret');
    const { verifier, challenge } = createSocialSecret();
    storage.write(STORED_ITEMS.socialVerifier, verifier);
    storage.write(STORED_ITEMS.socialRedirect, search.get('redirect'));
    const query = new URLSearchParams({ signup: String(signUp), challenge });
    leave(`${config.apiBaseUrl}${PROVIDERS[provider].start.path}?${query.toString()}`);
  };
}
