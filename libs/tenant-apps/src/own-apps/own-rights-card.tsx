import { DetailCard, FactList, useAppDetail } from '@console/shell-layout';
import { Flex, Tag, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListApiGroupsQuery } from '../api/api-groups-api';
import type { MyApp } from '../contract';

/** The person's place in the app, and what it opens to them. */
export function OwnRightsCard({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { group } = useAppDetail();
  const { data } = useListApiGroupsQuery({ perPage: 100 });
  const names = new Map(data?.data.map(({ apiGroupId, name }) => [apiGroupId, name]));
  const held = group?.permission ?? [];
  return (
    <DetailCard title={t('ownApps.rights')}>
      <FactList
        facts={[
          { label: t('ownApps.group'), value: app.group.name },
          { label: t('ownApps.owner'), value: t(app.isOwner ? 'ownApps.isOwner' : 'ownApps.isNotOwner') },
          {
            label: t('detail.apiGroups'),
            value:
              held.length === 0 ? (
                t('groups.noApiGroups')
              ) : (
                <Flex gap={token.marginXS} wrap>
                  {held.map(({ apiGroupId }) => (
                    <Tag key={apiGroupId} style={{ margin: 0 }}>
                      {names.get(apiGroupId) ?? apiGroupId}
                    </Tag>
                  ))}
                </Flex>
              ),
          },
        ]}
      />
    </DetailCard>
  );
}
