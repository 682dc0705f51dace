import { DetailCard, type QueryResult, QueryState } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface QueryCardProps<Data> {
  title: string;
  result: QueryResult<Data>;
  failed: string;
  children: (data: Data) => ReactNode;
}

export function QueryCard<Data>({ title, ...query }: QueryCardProps<Data>) {
  const { t } = useTranslation('billing');
  return (
    <DetailCard title={title}>
      <QueryState {...query} missing={t('dashboard.notAvailable')} />
    </DetailCard>
  );
}
