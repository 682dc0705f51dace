import { StateBlock } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** Shown in a guest whose host's session was rejected. @see spec 4.1 */
export function HostSessionEnded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const { token } = theme.useToken();
  return (
    <Flex
      component="main"
      align="center"
      justify="center"
      style={{ minHeight: '100dvh', padding: token.padding, background: token.colorBgLayout }}
    >
      <StateBlock
        illustration="no-access"
        title={<h1 style={{ margin: 0, fontSize: 'inherit' }}>{t('status.hostSession.title')}</h1>}
        action={
          <Button type="primary" onClick={onRetry}>
            {ui('retry')}
          </Button>
        }
      >
        {t('status.hostSession.message')}
      </StateBlock>
    </Flex>
  );
}
