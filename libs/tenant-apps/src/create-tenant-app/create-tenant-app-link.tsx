import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { ADMIN_APP_ID } from '@console/http';
import { GuardedButton, LinkButton, useActionDenial, useSubscriptionDialogs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CHANGES_TENANT_APPS } from '../tenant-app-acts/changes-tenant-apps';
import { CREATE_TENANT_APP_PATH } from '../tenant-app-paths';

/** Leads to the form, where the admin app has a payment card; whoever may create none is told why. @see spec 4.5 */
export function CreateTenantAppLink() {
  const { t } = useTranslation('tenantApps');
  const { withCard } = useSubscriptionDialogs();
  const navigate = useNavigate();
  const denial = useActionDenial(CHANGES_TENANT_APPS);
  const icon = <PlusOutlined aria-hidden />;
  if (denial) {
    return (
      <GuardedButton
        type="primary"
        icon={icon}
        requires={CHANGES_TENANT_APPS}
        onClick={() => void navigate(CREATE_TENANT_APP_PATH)}
      >
        {t('create.link')}
      </GuardedButton>
    );
  }
  return (
    <LinkButton
      type="primary"
      icon={icon}
      to={CREATE_TENANT_APP_PATH}
      gate={(go) => void withCard(go, ADMIN_APP_ID)}
    >
      {t('create.link')}
    </LinkButton>
  );
}
