import { FilterSelect } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { TENANT_APP_EDITIONS } from '../contract';

type Edition = (typeof TENANT_APP_EDITIONS)[number] | '';

interface EditionFilterProps {
  /** Empty for all of them. */
  value: Edition;
  onChange: (value: Edition) => void;
}

/** The filter of a list of apps by their edition. */
export function EditionFilter({ value, onChange }: EditionFilterProps) {
  const { t } = useTranslation('tenantApps');
  return (
    <FilterSelect
      label={t('columns.edition')}
      all={t('allEditions')}
      value={value}
      options={TENANT_APP_EDITIONS.map((edition) => ({ value: edition, label: t(`edition.${edition}`) }))}
      onChange={onChange}
    />
  );
}
