import { DetailCard, FailedState } from '@console/ui';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReadOwnProfileQuery } from '../api/own-account-api';
import { OwnDetailsForm } from './own-details-form';
import { OwnEmail } from './own-email';

/** Name, language and time zone, to be changed here; the e-mail address, which takes a mail to change. */
export function OwnDetails() {
  const { t } = useTranslation('auth');
  const { data: user, error, refetch } = useReadOwnProfileQuery();
  return (
    <DetailCard title={t('userInfo.title')}>
      {user ? (
        <>
          <OwnEmail />
          <OwnDetailsForm user={user} />
        </>
      ) : error && 'kind' in error ? (
        <FailedState title={t('userInfo.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('userInfo.loading')}>
          <Skeleton active title={false} />
        </div>
      )}
    </DetailCard>
  );
}
