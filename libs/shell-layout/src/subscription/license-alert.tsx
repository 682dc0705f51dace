import { Alert, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useActionDenial } from '../access/use-access';
import { useConsole } from '../services/console-services';
import { DenialExplanationButton } from '../denial-explanation/denial-explanation-button';

export function LicenseAlert({ appId }: { appId: string }) {
  const { t } = useTranslation('shell');
  const { unlicensedServersPath } = useConsole();
  const { token } = theme.useToken();
  const denial = useActionDenial({ permission: 'admin-machine', change: true });
  return (
    <Alert
      type="warning"
      showIcon
      title={t('license.lacking')}
      closable={{ closeIcon: true, 'aria-label': t('license.close') }}
      description={
        unlicensedServersPath && (
          <Flex align="center" gap={token.margin} wrap>
            <Link to={unlicensedServersPath(appId)}>{t('license.show')}</Link>
            {denial && <DenialExplanationButton denial={denial} what={t('license.give')} />}
          </Flex>
        )
      }
      // At the end and pinned to the window: the page does not move when it arrives.
      style={{
        position: 'sticky',
        bottom: token.marginSM,
        zIndex: 2,
        marginTop: 'auto',
        boxShadow: token.boxShadowSecondary,
      }}
    />
  );
}
