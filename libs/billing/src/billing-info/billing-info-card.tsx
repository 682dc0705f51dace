import { DetailCard, EmptyState, FactList, GuardedButton, QueryState } from '@console/ui';
import { useOpenPath } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { usePayer } from '../billed-app';
import { countryName } from './countries';
import { useBillingInfo } from './use-billing-info';

/** @see spec 3.5, 7.4 */
export function BillingInfoCard() {
  const { t } = useTranslation('billing');
  const openPath = useOpenPath();
  const { page, toChange } = usePayer();
  const { currentData: info } = useBillingInfo();
  return (
    <DetailCard
      title={t('billingInfo.title')}
      actions={
        info?.etag !== undefined && (
          <GuardedButton requires={toChange} onClick={() => openPath(`${page}/edit`)}>
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
  return (
    <QueryState
      result={useBillingInfo()}
      failed={t('billingInfo.failed')}
      missing={t('billingInfo.notOffered')}
    >
      {({ recipient }) =>
        recipient ? (
          <FactList
            facts={[
              { label: t('billingInfo.companyName'), value: <bdi>{recipient.companyName}</bdi> },
              { label: t('billingInfo.taxCode'), value: recipient.taxCode ?? t('billingInfo.noTaxCode') },
              { label: t('billingInfo.email'), value: recipient.email },
              {
                label: t('billingInfo.address'),
                value: <span style={{ whiteSpace: 'pre-line' }}>{recipient.address}</span>,
              },
              { label: t('billingInfo.country'), value: countryName(recipient.country, i18n.language) },
            ]}
          />
        ) : (
          <EmptyState text={t('billingInfo.empty')} />
        )
      }
    </QueryState>
  );
}
