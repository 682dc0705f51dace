import { hasStatus } from '@console/http';
import { usePageTitle } from '@console/shell-layout';
import { FailedState, PageHeader, StateBlock } from '@console/ui';
import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetPartnerPageQuery } from '../api/hub-api';
import { PartnerGuide } from './partner-guide';

/** How a partner receives its channels, for the holder of the link. */
export function PartnerPage() {
  const { t } = useTranslation('live');
  const { token = '' } = useParams();
  const { currentData: guide, error, refetch } = useGetPartnerPageQuery({ token });
  const title = guide && t('hub.partner.title', { name: guide.name });
  usePageTitle(title);
  return (
    <Card style={{ width: 760, maxWidth: '100%' }}>
      <PageHeader title={title ?? t('hub.partner.route')} />
      {guide && <PartnerGuide guide={guide} />}
      {!guide && hasStatus(error, 404) && (
        <StateBlock illustration="not-found" title={t('hub.partner.ended')}>
          {t('hub.partner.askAgain')}
        </StateBlock>
      )}
      {!guide && error && 'kind' in error && !hasStatus(error, 404) && (
        <FailedState title={t('hub.partner.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!guide && !error && (
        <div role="status" aria-label={t('player.loading')}>
          <Skeleton active title={false} />
        </div>
      )}
    </Card>
  );
}
