import { BackLink, EmptyState, LinkButton, PageHeader } from '@console/ui';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../access/use-access';
import { HOME_PATH } from '../routes/paths';
import { useLayoutParts } from '../services/layout-parts';

/** A page of an app that does not exist or has no such member: the platform does not say which. */
export function NoAppPage({ appId }: { appId: string }) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { permissions } = useAccess();
  const { SearchButton } = useLayoutParts();
  const seesEveryApp = permissions?.has('admin-tenant-app');
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={HOME_PATH} />
      </div>
      <PageHeader title={appId} />
      <EmptyState
        illustration="not-found"
        text={seesEveryApp ? t('noApp.unknown') : t('noApp.notAMember')}
        action={
          <>
            <LinkButton type="primary" to={HOME_PATH}>
              {t('status.home')}
            </LinkButton>
            <SearchButton form="inline" />
          </>
        }
      />
    </>
  );
}
