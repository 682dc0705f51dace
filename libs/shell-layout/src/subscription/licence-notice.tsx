import { Alert, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useActObstacle } from '../access/use-access';
import { WhyNot } from '../access/why-not';
import { useConsole } from '../services/console-services';
import { useWatched } from '../services/use-watched';
import { useMenuParams } from '../menu/use-menu-params';

/**
 * Stands above the screens of an app with a server that has no licence, or none any more, and leads to those servers. Who may
 * not give licences is told who can. @see docs/behaviour.md 4.6
 */
export function LicenceNotice() {
  const { t } = useTranslation('shell');
  const { licenceLacking, unlicensedServersPath } = useConsole();
  const { appId } = useMenuParams();
  const lacking = useWatched(licenceLacking, appId);
  const { token } = theme.useToken();
  const obstacle = useActObstacle({ permission: 'admin-machine', change: true });
  if (!lacking) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('licence.lacking')}
      description={
        unlicensedServersPath && (
          <Flex align="center" gap={token.margin} wrap>
            <Link to={unlicensedServersPath(appId)}>{t('licence.show')}</Link>
            {obstacle && <WhyNot obstacle={obstacle} what={t('licence.give')} />}
          </Flex>
        )
      }
      style={{ marginBottom: token.marginLG }}
    />
  );
}
