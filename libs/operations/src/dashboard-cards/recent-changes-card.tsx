import type { DashboardCardProps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { LatestEntries } from '../audit-log/timeline';

export function RecentChangesCard({ appId }: DashboardCardProps) {
  const { t } = useTranslation('operations');
  return <LatestEntries boxed appId={appId} title={t('overview.changes')} />;
}
