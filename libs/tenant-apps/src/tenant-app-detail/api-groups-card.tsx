import { clipText } from '@console/i18n';
import { DetailCard, FailedState } from '@console/shell-layout';
import { Flex, Skeleton, Tag, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListTenantAppApiGroupsQuery } from '../api/api-groups-api';
import { apiGroupPath, appApiGroupsPath } from '../tenant-app-paths';
import { ChangeButton } from './change-button';

interface ApiGroupsCardProps {
  appId: string;
  /** Whether the page is one of staff, who give an app its API groups. */
  changeable: boolean;
}

/** What the groups of the app can be allowed. */
export function ApiGroupsCard({ appId, changeable }: ApiGroupsCardProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { currentData, error, refetch } = useListTenantAppApiGroupsQuery({ id: appId });
  const granted = currentData?.data.filter((apiGroup) => apiGroup.granted);

  return (
    <DetailCard
      title={changeable ? t('detail.apiGroups') : t('routes.appApiGroups')}
      actions={
        changeable && <ChangeButton to={appApiGroupsPath(appId)}>{t('detail.apiGroupsChange')}</ChangeButton>
      }
    >
      {granted ? (
        <Flex
          component="ul"
          gap={token.marginXS}
          wrap
          aria-label={t('detail.apiGroups')}
          style={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {granted.map(({ apiGroupId, name, description }) => (
            <li key={apiGroupId}>
              <Tag title={clipText(description)} style={{ margin: 0 }}>
                <Link to={apiGroupPath(appId, apiGroupId)}>{clipText(name)}</Link>
              </Tag>
            </li>
          ))}
        </Flex>
      ) : error && 'kind' in error ? (
        <FailedState title={t('detail.apiGroupsFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </DetailCard>
  );
}
