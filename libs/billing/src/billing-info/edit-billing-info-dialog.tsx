import { FormField, ItemFormDialog } from '@console/ui/form';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpdateAppBillingInfoMutation } from '../api/payment-api';
import { usePayer } from '../billed-app';
import { UpdateBillingInfoDto, type BillingRecipient } from '../contract';
import { countriesIn, countryName, matchesCountry } from './countries';
import { useBillingInfo } from './use-billing-info';

/** @see spec 3.5, 7.4 */
export function EditBillingInfoDialog() {
  const { t, i18n } = useTranslation('billing');
  const { appId, page, toChange } = usePayer();
  const [update] = useUpdateAppBillingInfoMutation();
  return (
    <ItemFormDialog
      result={useBillingInfo()}
      itemOf={({ recipient, etag }) => (etag === undefined ? undefined : { id: appId, recipient, etag })}
      title={t('billingInfo.editTitle')}
      failed={t('billingInfo.failed')}
      missing={t('billingInfo.notChangeable')}
      requires={toChange}
      schema={UpdateBillingInfoDto}
      valuesOf={({ recipient }) => valuesOf(recipient)}
      run={(body, ifMatch) => update({ appId, body, ifMatch })}
      submitLabel={t('billingInfo.submit')}
      draftKey="billing-info:edit"
      closeTo={page}
    >
      {() => (
        <>
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
        </>
      )}
    </ItemFormDialog>
  );
}

function valuesOf(recipient: BillingRecipient | null) {
  return { ...EMPTY, ...recipient, taxCode: recipient?.taxCode ?? '' };
}

const EMPTY = { companyName: '', email: '', address: '' };

interface CountrySelectProps {
  id?: string;
  /** ISO 3166-1 alpha-2. */
  value?: string;
  onChange?: (value: string) => void;
}

function CountrySelect({ id, value, onChange }: CountrySelectProps) {
  const { i18n } = useTranslation('billing');
  const { language } = i18n;
  const countries = countriesIn(language);
  const isListed = value === undefined || countries.some(({ code }) => code === value);
  // Another platform may have stored other values.
  const offered = isListed ? countries : [{ code: value, name: countryName(value, language) }, ...countries];
  return (
    <Select<string, { value: string; label: string }>
      {...(id !== undefined && { id })}
      {...(value !== undefined && { value })}
      {...(onChange && { onChange })}
      options={offered.map(({ code, name }) => ({ value: code, label: name }))}
      showSearch={{
        filterOption: (typed, option) =>
          option !== undefined && matchesCountry({ code: option.value, name: option.label }, typed),
      }}
    />
  );
}
