import { Section } from '@console/ui/overview';
import { useActionDenial } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { BILLING_ACCESS } from '../contract/billing-access';
import { PlanActions, PlanName } from '../limits/plan-actions';
import { QuotasRead } from '../quotas/app-quotas';

/** The quotas of an app, for users who may read them. */
export function AppQuotasSection({ appId }: { appId: string }) {
  const { t } = useTranslation('billing');
  const denial = useActionDenial({ access: BILLING_ACCESS });
  if (denial) return null;
  return (
    <Section
      title={t('quotas.title')}
      aside={<PlanName appId={appId} />}
      actions={<PlanActions appId={appId} />}
    >
      <QuotasRead appId={appId} />
    </Section>
  );
}
