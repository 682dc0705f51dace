import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import { PageActs, type PageAct } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantApp } from '../contract';
import type { ActOnApp } from './affected-by';
import { ArchiveDialog } from './archive-dialog';
import { CHANGES_TENANT_APPS } from './changes-tenant-apps';
import { DeleteDialog } from './delete-dialog';
import { ResetKeyDialog } from './reset-key-dialog';
import { RestoreDialog } from './restore-dialog';

/** What can be done with an app as a whole, each act behind a dialog that says what it touches. */
export function TenantAppActs({ app }: { app: Pick<TenantApp, 'appId' | 'name' | 'status'> }) {
  const { t } = useTranslation('tenantApps');
  const [asked, setAsked] = useState<ActOnApp>();
  const isNormal = app.status === 'normal';

  const ask = (key: ActOnApp) => () => {
    setAsked(key);
  };
  const act = (key: ActOnApp, looks: Pick<PageAct, 'icon' | 'danger'>): PageAct => ({
    key,
    label: t(`acts.${key}`),
    requires: CHANGES_TENANT_APPS,
    run: ask(key),
    ...looks,
  });
  const dialog = (key: ActOnApp) => ({
    app,
    open: asked === key,
    onClose: () => {
      setAsked(undefined);
    },
  });

  return (
    <>
      <PageActs
        acts={[
          act('resetKey', { icon: <KeyOutlined aria-hidden /> }),
          {
            ...act(isNormal ? 'archive' : 'restore', {
              icon: isNormal ? <InboxOutlined aria-hidden /> : <RollbackOutlined aria-hidden />,
            }),
            // One button with two labels: who has pressed it keeps the focus on the way back.
            key: 'status',
          },
          act('delete', { icon: <DeleteOutlined aria-hidden />, danger: true }),
        ]}
      />
      <ResetKeyDialog {...dialog('resetKey')} />
      <ArchiveDialog {...dialog('archive')} />
      <RestoreDialog {...dialog('restore')} />
      <DeleteDialog {...dialog('delete')} />
    </>
  );
}
