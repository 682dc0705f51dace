import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { ConfirmDialog, type Outcome, type PageAction } from '@console/ui';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editResourcePath, resourceListPath, type TranscodeKind } from '../resource/resource-paths';
import type { ResourceArgs } from '../resource/use-resource-args';
import { CHANGE_TRANSCODE } from './transcode-access';
import { USER_KINDS, UserList } from './users';

interface Setting {
  id: string;
  name: string;
  usedBy: readonly { id: string; name: string }[];
}

/** The actions on settings of a kind, for rows and pages; render `dialogs` once. */
export function useTranscodeActions(
  kind: TranscodeKind,
  remove: (args: ResourceArgs) => PromiseLike<Outcome<unknown>>,
) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const [asked, setAsked] = useState<Setting>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const module = `transcode/${kind}` as const;
  const users = USER_KINDS[kind];

  const actionsOf = (setting: Setting): PageAction[] => [
    {
      key: 'edit',
      label: t('edit.action'),
      icon: <EditOutlined aria-hidden />,
      requires: CHANGE_TRANSCODE,
      run: () => openPath(editResourcePath(module, appId, setting.id)),
    },
    {
      key: 'delete',
      label: t('transcode.delete'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      inMenu: true,
      requires: CHANGE_TRANSCODE,
      run: () => {
        setAsked(setting);
        setOpen(true);
      },
    },
  ];

  const dialogs =
    asked &&
    (users && asked.usedBy.length > 0 ? (
      <Modal
        open={isOpen}
        title={t('transcode.inUse', { name: asked.name })}
        width={480}
        onCancel={close}
        footer={<Button onClick={close}>{t('transcode.close')}</Button>}
      >
        <p>{t('transcode.inUseEffect')}</p>
        <UserList kind={users} users={asked.usedBy} />
      </Modal>
    ) : (
      <ConfirmDialog
        open={isOpen}
        title={t('delete.title', { name: asked.name })}
        action={t('transcode.delete')}
        danger
        run={() => remove({ id: asked.id, appId })}
        onDone={() => openPath(resourceListPath(module, appId))}
        onClose={close}
      >
        {t(kind === 'channels' ? 'transcode.channels.deleteEffect' : 'transcode.deleteEffect')}
      </ConfirmDialog>
    ));
  return { actionsOf, dialogs };
}
