import { EmptyState, FailedState, FormDialog, FormField, RouteDialog } from '@console/shell-layout';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetAppBillingInfoQuery, useUpdateAppBillingInfoMutation } from '../api/billing-info-api';
import { UpdateBillingInfoDto, type BillingRecipient } from '../contract';
import { usePayer } from '../payment/use-payer';
import { countryName } from './countries';
import { CountrySelect } from './country-select';
import { useBillingInfo } from './use-billing-info';

/** Says to whom an app’s invoices are made out from now on. @see spec 3.5, 7.4 */
export function EditBillingInfoDialog() {
  const { t } = useTranslation('billing');
  const { appId, page } = usePayer();
  const { info, isMissing, error, refetch } = useBillingInfo();
  if (info?.etag !== undefined) {
    return <EditBillingInfo key={appId} recipient={info.recipient} etag={info.etag} />;
  }
  // The page below says that it loads.
  if (!info && !error) return null;
  return (
    <RouteDialog title={t('billingInfo.editTitle')} closeTo={page}>
      {info || isMissing || !error ? (
        <EmptyState text={t('billingInfo.notChangeable')} />
      ) : (
        <FailedState title={t('billingInfo.failed')} error={error} onRetry={refetch} />
      )}
    </RouteDialog>
  );
}

interface EditBillingInfoProps {
  recipient: BillingRecipient | null;
  etag: string;
}

function EditBillingInfo(props: EditBillingInfoProps) {
  const { t, i18n } = useTranslation('billing');
  const { appId, page, toChange } = usePayer();
  // The version that the person sees: asked anew meanwhile, there may be a later one.
  const [opened] = useState(props);
  const [update] = useUpdateAppBillingInfoMutation();
  const [read] = useLazyGetAppBillingInfoQuery();

  return (
    <FormDialog
      title={t('billingInfo.editTitle')}
      requires={toChange}
      schema={UpdateBillingInfoDto}
      initialValues={valuesOf(opened.recipient)}
      run={(body, etag) => update({ appId, body, ifMatch: etag ?? opened.etag })}
      readLatest={async () => {
        const { data, error } = await read({ appId });
        return data && !error
          ? { data: { values: valuesOf(data.recipient), etag: data.etag } }
          : { error: error ?? {} };
      }}
      submitLabel={t('billingInfo.submit')}
      draftKey={`billing-info:edit ${appId}`}
      closeTo={page}
    >
      <p>{t('billingInfo.fromNowOn')}</p>
      <FormField name="companyName" label={t('billingInfo.companyName')}>
        <Input autoComplete="organization" />
      </FormField>
      <FormField name="taxCode" label={t('billingInfo.taxCode')} help={t('billingInfo.taxCodeHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="email" label={t('billingInfo.email')} help={t('billingInfo.emailHelp')}>
        <Input type="email" autoComplete="email" />
      </FormField>
      <FormField name="address" label={t('billingInfo.address')}>
        <Input.TextArea autoComplete="street-address" autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
      <FormField
        name="country"
        label={t('billingInfo.country')}
        rules={{ countryCode: t('billingInfo.countryUnknown') }}
        valueText={(value) => (typeof value === 'string' ? countryName(value, i18n.language) : '')}
      >
        <CountrySelect />
      </FormField>
    </FormDialog>
  );
}

function valuesOf(recipient: BillingRecipient | null) {
  return { ...NOBODY, ...recipient, taxCode: recipient?.taxCode ?? '' };
}

const NOBODY = { companyName: '', email: '', address: '' };
