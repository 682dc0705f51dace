import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import { ADMIN_APP_ID, STORED_ITEMS } from '@console/http';
import { ConfirmDialog, type PageAction, PageActions, usePopUps, useUndoOffer } from '@console/ui';
import { useBackPath, useConsole } from '@console/shell-layout';
import { Alert, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  useDeleteTenantAppMutation,
  useGetTenantAppDetailsQuery,
  useRestoreTenantAppMutation,
  useUpdateTenantAppMutation,
} from '../api/tenant-apps-api';
import type { TenantApp } from '../contract';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { editTenantAppPath, tenantAppBase, tenantAppListPath } from '../tenant-app-paths';
import { type AppAction, useAffected } from './affected-by';
import { type ActionDialogProps, ResetKeyDialog } from './key-reset-dialog';

export function TenantAppActions({ app }: { app: Pick<TenantApp, 'appId' | 'name' | 'status'> }) {
  const { t } = useTranslation('tenantApps');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [opened, setOpened] = useState<AppAction>();
  const isNormal = app.status === 'normal';

  const openDialog = (key: AppAction) => () => setOpened(key);
  const action = (key: AppAction, style: Pick<PageAction, 'icon' | 'danger'>): PageAction => ({
    key,
    label: t(`actions.${key}`),
    inMenu: true,
    requires: CHANGE_TENANT_APPS,
    run: openDialog(key),
    ...style,
  });
  const dialog = (key: AppAction) => ({
    app,
    open: opened === key,
    onClose: () => setOpened(undefined),
  });

  return (
    <>
      <PageActions
        actions={[
          {
            key: 'edit',
            label: t('detail.edit'),
            icon: <EditOutlined aria-hidden />,
            requires: CHANGE_TENANT_APPS,
            run: () => void navigate({ pathname: editTenantAppPath(app.appId), search }),
          },
          action('resetKey', { icon: <KeyOutlined aria-hidden /> }),
          action(isNormal ? 'archive' : 'restore', {
            icon: isNormal ? <InboxOutlined aria-hidden /> : <RollbackOutlined aria-hidden />,
          }),
          action('delete', { icon: <DeleteOutlined aria-hidden />, danger: true }),
        ]}
      />
      <ResetKeyDialog {...dialog('resetKey')} />
      <ArchiveDialog {...dialog('archive')} />
      <RestoreDialog {...dialog('restore')} />
      <DeleteDialog {...dialog('delete')} />
    </>
  );
}

/** Offers to undo. @see spec 4.3 */
function ArchiveDialog({ app, open, onClose }: ActionDialogProps) {
  const { t } = useTranslation('tenantApps');
  const offerUndo = useUndoOffer();
  const [update] = useUpdateTenantAppMutation();
  const [restore] = useRestoreTenantAppMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('archive.title', { name: app.name })}
      action={t('archive.action')}
      affected={useAffected('archive', app.appId, open)}
      typedName={app.appId}
      danger
      run={() => update({ id: app.appId, body: { status: 'archived' } })}
      onDone={() => {
        offerUndo({
          title: t('archive.done', { name: app.name }),
          undo: () => void restore({ id: app.appId, body: { status: 'normal' } }),
        });
      }}
      onClose={onClose}
    >
      {t('archive.effect')}
    </ConfirmDialog>
  );
}

/** @see spec 4.3 */
function RestoreDialog({ app, open, onClose }: ActionDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [update] = useUpdateTenantAppMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('restore.title', { name: app.name })}
      action={t('restore.action')}
      affected={useAffected('restore', app.appId, open)}
      run={() => update({ id: app.appId, body: { status: 'normal' } })}
      onDone={() => message.success(t('restore.done', { name: app.name }))}
      onClose={onClose}
    >
      {t('restore.effect')}
    </ConfirmDialog>
  );
}

/** Returns to where the page was opened from. @see spec 7.5 */
function DeleteDialog({ app, open, onClose }: ActionDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { session, storage } = useConsole();
  const { token } = theme.useToken();
  const { message } = usePopUps();
  const navigate = useNavigate();
  const { currentData: details } = useGetTenantAppDetailsQuery({ id: app.appId }, { skip: !open });
  const backPath = useBackPath(tenantAppListPath(details?.status ?? 'normal'));
  const [remove] = useDeleteTenantAppMutation();
  const outstanding = details ? details.counts.unpaidInvoices + details.counts.overdueInvoices : 0;

  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title', { name: app.name })}
      action={t('delete.action')}
      affected={useAffected('delete', app.appId, open)}
      typedName={app.appId}
      danger
      run={() => remove({ id: app.appId })}
      onDone={() => {
        const recent = storage.read(STORED_ITEMS.recentApps).filter(({ appId }) => appId !== app.appId);
        storage.write(STORED_ITEMS.recentApps, recent);
        if (session.appId === app.appId) session.workIn(ADMIN_APP_ID);
        // Replaces the entry: "Back" must not lead to the deleted app.
        void navigate(backPath, { replace: true });
        message.success(t('delete.done', { name: app.name }));
      }}
      onClose={onClose}
    >
      <Flex vertical gap={token.marginSM}>
        {t('delete.effect')}
        {outstanding > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('delete.outstanding', { count: outstanding })}
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
