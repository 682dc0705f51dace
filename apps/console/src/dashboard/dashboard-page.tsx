import { PageHeader, useGetUserDetailQuery, type DashboardCard } from '@console/shell-layout';
import { Empty, Flex, theme } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

type LoadedCard = Pick<DashboardCard, 'permission'> & { Card: ComponentType };

/** The dashboard of the cards that the features bring; each person sees those that they hold the permission for. */
export function dashboardOf(cards: readonly LoadedCard[]): ComponentType {
  return function DashboardPage() {
    const { t } = useTranslation('console');
    const { token } = theme.useToken();
    const { data: detail } = useGetUserDetailQuery();
    const shown = cards.filter(({ permission }) =>
      detail?.group.permission.some(({ apiGroupId }) => apiGroupId === permission),
    );
    return (
      <>
        <PageHeader title={t('routes.dashboard')} />
        <Flex vertical gap={token.margin}>
          {shown.map(({ Card }, index) => (
            <Card key={index} />
          ))}
          {detail && shown.length === 0 && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('dashboard.nothing')} />
          )}
        </Flex>
      </>
    );
  };
}
