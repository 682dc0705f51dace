import { clipText } from '@console/i18n';
import { GuardedButton, QueryState } from '@console/ui';
import { Section } from '@console/ui/overview';
import { Flex, Tag, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useListTenantAppApiGroupsQuery } from '../api/groups-api';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { apiGroupPath, appApiGroupsPath } from '../tenant-app-paths';

export function ApiGroupsSection({ appId, changeable }: { appId: string; changeable: boolean }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();

  return (
    <Section
      title={changeable ? t('detail.apiGroups') : t('routes.appApiGroups')}
      actions={
        changeable && <ChangeButton to={appApiGroupsPath(appId)}>{t('detail.apiGroupsChange')}</ChangeButton>
      }
    >
      <QueryState result={useListTenantAppApiGroupsQuery({ id: appId })} failed={t('detail.apiGroupsFailed')}>
        {({ data: apiGroups }) => (
          <Flex
            component="ul"
            gap={token.marginXS}
            wrap
            aria-label={t('detail.apiGroups')}
            style={{ margin: 0, padding: 0, listStyle: 'none' }}
          >
            {apiGroups
              .filter(({ granted }) => granted)
              .map(({ apiGroupId, name, description }) => (
                <li key={apiGroupId}>
                  <Tag title={clipText(description)} style={{ margin: 0 }}>
                    <Link to={apiGroupPath(appId, apiGroupId)}>{clipText(name)}</Link>
                  </Tag>
                </li>
              ))}
          </Flex>
        )}
      </QueryState>
    </Section>
  );
}

function ChangeButton({ to, children }: { to: string; children: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <GuardedButton
      size="small"
      requires={CHANGE_TENANT_APPS}
      onClick={() => void navigate({ pathname: to, search })}
    >
      {children}
    </GuardedButton>
  );
}
