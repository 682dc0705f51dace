import { useTranslation } from 'react-i18next';
import { type QuotaUse, useQuotaTexts } from './use-quota-texts';

/** What a resource uses of its limit, above a form that changes it. */
export function PresentLimit({ quota }: { quota: QuotaUse }) {
  const { t } = useTranslation('billing');
  const texts = useQuotaTexts();
  return <p>{t('limits.present', { resource: texts.name(quota), use: texts.use(quota) })}</p>;
}
