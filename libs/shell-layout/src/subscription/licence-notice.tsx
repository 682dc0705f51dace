import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../services/console-services';
import { useWatched } from '../services/use-watched';
import { useMenuParams } from '../menu/use-menu-params';

/** Stands above the screens of an app with a server that has no licence, or none any more. @see docs/behaviour.md 4.6 */
export function LicenceNotice() {
  const { t } = useTranslation('shell');
  const lacking = useWatched(useConsole().licenceLacking, useMenuParams().appId);
  const { token } = theme.useToken();
  if (!lacking) return null;
  return (
    <Alert type="warning" showIcon title={t('licence.lacking')} style={{ marginBottom: token.marginLG }} />
  );
}
