import { PageHeader } from '@console/ui';
import { useGetUserDetailQuery, type UseCardVisible } from '@console/shell-layout';
import type { DashboardCard } from '@console/shell-layout/app';
import { Flex, theme } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

const CARD_WIDTH = 340;

type LoadedCard = Omit<DashboardCard, 'load' | 'loadWhen'> & {
  Card: ComponentType;
  useScreenVisible?: UseCardVisible;
};

/** The dashboard with the features' cards that the user may see. */
export function dashboardOf(cards: readonly LoadedCard[]): ComponentType {
  return function DashboardPage() {
    const { t } = useTranslation('console');
    const { token } = theme.useToken();
    const { data: detail } = useGetUserDetailQuery({});
    const held = new Set<string | undefined>(detail?.group.permission.map(({ apiGroupId }) => apiGroupId));
    const alone = !cards.some(({ permission }) => held.has(permission));
    return (
      <>
        <PageHeader title={t('routes.dashboard')} />
        <Flex gap={token.margin} wrap>
          {detail &&
            cards.map(
              ({ permission, ...card }, index) =>
                (permission === undefined || held.has(permission)) && (
                  <Cell key={index} {...card} alone={alone} />
                ),
            )}
        </Flex>
      </>
    );
  };
}

const always: UseCardVisible = () => true;

type CellProps = Pick<LoadedCard, 'Card' | 'useScreenVisible' | 'wide'> & { alone: boolean };

function Cell({ Card, useScreenVisible = always, wide = false, alone }: CellProps) {
  if (!useScreenVisible({ alone })) return null;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        flex: wide ? '1 1 100%' : `1 1 ${String(CARD_WIDTH)}px`,
        minWidth: 0,
      }}
    >
      <Card />
    </div>
  );
}
