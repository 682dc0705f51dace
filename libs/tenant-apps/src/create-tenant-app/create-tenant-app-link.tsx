import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { LinkButton } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { CREATE_TENANT_APP_PATH } from '../tenant-app-paths';

export function CreateTenantAppLink() {
  const { t } = useTranslation('tenantApps');
  return (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_TENANT_APP_PATH}>
      {t('create.link')}
    </LinkButton>
  );
}
