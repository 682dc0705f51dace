import GithubOutlined from '@ant-design/icons/GithubOutlined';
import GoogleOutlined from '@ant-design/icons/GoogleOutlined';
import { Button, Divider, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '../contract';

const ICONS = { github: GithubOutlined, google: GoogleOutlined } as const;

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  onBegin: (provider: SocialProvider) => void;
}

export function SocialButtons({ providers, onBegin }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  if (providers.length === 0) return null;

  return (
    <>
      <Divider plain>{t('social.or')}</Divider>
      <Flex vertical gap={token.marginSM}>
        {providers.map((provider) => {
          const Icon = ICONS[provider];
          return (
            <Button
              key={provider}
              block
              icon={<Icon aria-hidden />}
              onClick={() => {
                onBegin(provider);
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
