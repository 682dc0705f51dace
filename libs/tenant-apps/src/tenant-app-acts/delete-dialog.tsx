import { ConfirmDialog, useBackPath, usePopUps } from '@console/shell-layout';
import { Alert, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useDeleteTenantAppMutation, useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { tenantAppBase, tenantAppListPath } from '../tenant-app-paths';
import type { ActDialogProps } from './act-dialog';
import { useAffected } from './use-affected';

/** Deletes an app for good, and leads back to where its page was opened. @see spec 7.5 */
export function DeleteDialog({ app, open, onClose }: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { message } = usePopUps();
  const navigate = useNavigate();
  const { currentData: details } = useGetTenantAppDetailsQuery({ id: app.appId }, { skip: !open });
  const backPath = useBackPath(tenantAppListPath(details?.status ?? 'normal'));
  const [remove] = useDeleteTenantAppMutation();
  const owed = details ? details.counts.unpaidInvoices + details.counts.overdueInvoices : 0;

  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title', { name: app.name })}
      affected={useAffected('delete', app.appId, open)}
      typedName={app.name}
      danger
      run={() => remove({ id: app.appId })}
      onDone={() => {
        // In its place: "Back" must not lead to what is gone.
        void navigate(backPath, { replace: true });
        message.success(t('delete.done', { name: app.name }));
      }}
      onClose={onClose}
    >
      <Flex vertical gap={token.marginSM}>
        {t('delete.effect')}
        {owed > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('delete.owing', { count: owed })}
            description={
              <Link to={`${tenantAppBase(app.appId)}/invoice`} onClick={onClose}>
                {t('delete.showInvoices')}
              </Link>
            }
          />
        )}
      </Flex>
    </ConfirmDialog>
  );
}
