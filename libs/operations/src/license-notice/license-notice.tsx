import { type ConsoleSlots, DenialExplanationButton, useActionDenial } from '@console/shell-layout';
import { Alert, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListServersQuery } from '../api/servers-api';
import { unlicensedServersPath } from '../paths/server-list-paths';

/**
 * Links to the servers of an app that lack a license, if there are any. Users who may not assign licenses see
 * who can. @see spec 4.6
 */
export function LicenseNotice({ appId }: ConsoleSlots['licenseNotice']) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const denial = useActionDenial({ permission: 'admin-machine', change: true });
  const customFields = { appId, license: 'lacking' } as const;
  const { currentData } = useListServersQuery({ appId, customFields, page: 1, perPage: 1 });
  if (!currentData?.total) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('licenseNotice.lacking')}
      closable={{ closeIcon: true, 'aria-label': t('licenseNotice.close') }}
      description={
        <Flex align="center" gap={token.margin} wrap>
          <Link to={unlicensedServersPath(appId)}>{t('licenseNotice.show')}</Link>
          {denial && <DenialExplanationButton denial={denial} what={t('licenseNotice.give')} />}
        </Flex>
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
