import { PageHeader } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** The dashboard of the cards that the features bring. */
export function dashboardOf(cards: readonly ComponentType[]): ComponentType {
  return function DashboardPage() {
    const { t } = useTranslation('console');
    const { token } = theme.useToken();
    return (
      <>
        <PageHeader title={t('routes.dashboard')} />
        <Flex vertical gap={token.margin}>
          {cards.map((Card, index) => (
            <Card key={index} />
          ))}
        </Flex>
      </>
    );
  };
}
