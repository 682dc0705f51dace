import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CREATE_OWN_APP_PATH, MY_APPS_PATH } from './own-app-paths';

/** Leads to the form of a free app of one's own. */
export function CreateOwnAppLink() {
  const { t } = useTranslation('tenantApps');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <GuardedButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      requires={{ change: true }}
      onClick={() => {
        // The list below the dialog stays as it is.
        const to = { pathname: CREATE_OWN_APP_PATH, search: pathname === MY_APPS_PATH ? search : '' };
        void navigate(to);
      }}
    >
      {t('ownApps.create.link')}
    </GuardedButton>
  );
}
