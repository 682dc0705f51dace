import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router';
import { CREATE_TENANT_APP_PATH } from '../tenant-app-paths';

/** A link with the looks of a button. */
export function CreateTenantAppLink() {
  const { t } = useTranslation('tenantApps');
  const follow = useLinkClickHandler<HTMLElement>(CREATE_TENANT_APP_PATH);
  return (
    <Button type="primary" icon={<PlusOutlined />} href={useHref(CREATE_TENANT_APP_PATH)} onClick={follow}>
      {t('create.link')}
    </Button>
  );
}
