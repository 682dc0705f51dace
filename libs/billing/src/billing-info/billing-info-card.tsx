import { DetailCard, EmptyState, FactList, FailedState, GuardedButton } from '@console/ui';
import { useKeepQuery } from '@console/shell-layout';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePayer } from '../billed-app';
import { countryName } from './countries';
import { useBillingInfo } from './use-billing-info';

/** @see spec 3.5, 7.4 */
export function BillingInfoCard() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const { page, toChange } = usePayer();
  const { info } = useBillingInfo();
  return (
    <DetailCard
      title={t('billingInfo.title')}
      actions={
        info?.etag !== undefined && (
          <GuardedButton requires={toChange} onClick={() => void navigate(keepQuery(`${page}/edit`))}>
            {t('billingInfo.edit')}
          </GuardedButton>
        )
      }
    >
      <Recipient />
    </DetailCard>
  );
}

function Recipient() {
  const { t, i18n } = useTranslation('billing');
  const { info, isMissing, error, refetch } = useBillingInfo();
  if (info?.recipient) {
    const { companyName, taxCode, email, address, country } = info.recipient;
    return (
      <FactList
        facts={[
          { label: t('billingInfo.companyName'), value: <bdi>{companyName}</bdi> },
          { label: t('billingInfo.taxCode'), value: taxCode ?? t('billingInfo.noTaxCode') },
          { label: t('billingInfo.email'), value: email },
          {
            label: t('billingInfo.address'),
            value: <span style={{ whiteSpace: 'pre-line' }}>{address}</span>,
          },
          { label: t('billingInfo.country'), value: countryName(country, i18n.language) },
        ]}
      />
    );
  }
  if (info) return <EmptyState text={t('billingInfo.empty')} />;
  if (isMissing) return <EmptyState text={t('billingInfo.notOffered')} />;
  if (error) return <FailedState title={t('billingInfo.failed')} error={error} onRetry={refetch} />;
  return (
    <div role="status" aria-label={t('billingInfo.loading')}>
      <Skeleton active title={false} />
    </div>
  );
}
