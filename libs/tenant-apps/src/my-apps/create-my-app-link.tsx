import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CREATE_MY_APP_PATH, MY_APPS_PATH } from '../tenant-app-paths';

export function CreateMyAppLink() {
  const { t } = useTranslation('tenantApps');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <GuardedButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      requires={{ change: true }}
      onClick={() => {
        const to = { pathname: CREATE_MY_APP_PATH, search: pathname === MY_APPS_PATH ? search : '' };
        void navigate(to);
      }}
    >
      {t('myApps.create.link')}
    </GuardedButton>
  );
}
