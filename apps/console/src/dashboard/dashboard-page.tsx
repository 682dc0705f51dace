import { PageHeader, useGetUserDetailQuery, type DashboardCard } from '@console/shell-layout';
import { Empty, Flex, theme } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** Width from which cards share a line. */
const CARD_WIDTH = 340;

type LoadedCard = Omit<DashboardCard, 'load'> & { Card: ComponentType };

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
        <Flex gap={token.margin} wrap>
          {shown.map(({ Card, wide = false }, index) => (
            <div
              key={index}
              style={{
                display: 'grid',
                flex: wide ? '1 1 100%' : `1 1 ${String(CARD_WIDTH)}px`,
                minWidth: 0,
              }}
            >
              <Card />
            </div>
          ))}
        </Flex>
        {detail && shown.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('dashboard.nothing')} />
        )}
      </>
    );
  };
}
