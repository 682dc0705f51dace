import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { LinkButton, useSubscriptionDesk } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { CREATE_TENANT_APP_PATH } from '../tenant-app-paths';

/** Leads to the form, in an app with a payment card. @see docs/behaviour.md 4.5 */
export function CreateTenantAppLink() {
  const { t } = useTranslation('tenantApps');
  const { withCard } = useSubscriptionDesk();
  return (
    <LinkButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      to={CREATE_TENANT_APP_PATH}
      gate={(go) => void withCard(go)}
    >
      {t('create.link')}
    </LinkButton>
  );
}
