import { ConfirmDialog } from '@console/ui';
import { useLinkFrom } from '@console/shell-layout';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDeleteGroupMutation, useGetGroupQuery } from '../api/groups-api';
import type { TenantGroup } from '../contract';
import { groupMembersPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';

interface DeleteGroupDialogProps {
  group: TenantGroup;
  open: boolean;
  onClose: () => void;
}

/** Refetches the group when it opens and after an error, since members may have joined. @see spec 7.6 */
export function DeleteGroupDialog({ group: listed, open, onClose }: DeleteGroupDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [remove] = useDeleteGroupMutation();
  const latest = useGetGroupQuery(
    { id: listed.id, appId: listed.appId },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const group = latest.currentData ?? listed;
  const inUse = group.members > 0;
  const title = t('groups.delete.title', { name: group.name });

  return (
    <>
      <GroupInUseDialog group={group} title={title} open={open && inUse} onClose={onClose} />
      <ConfirmDialog
        open={open && !inUse}
        title={title}
        action={t('groups.delete.action')}
        danger
        affected={{
          ...latest,
          data: [t('groups.delete.noMembers'), t('groups.delete.grants', { count: group.apiGroups.length })],
        }}
        run={async () => {
          const outcome = await remove({ id: group.id, appId: group.appId });
          if (outcome.error) void latest.refetch();
          return outcome;
        }}
        onClose={onClose}
      >
        {t('groups.delete.effect')}
      </ConfirmDialog>
    </>
  );
}

interface GroupInUseDialogProps extends DeleteGroupDialogProps {
  title: string;
}

function GroupInUseDialog({ group, title, open, onClose }: GroupInUseDialogProps) {
  const { t } = useTranslation('tenantApps');
  const linkFrom = useLinkFrom();
  const app = useManagedApp();
  return (
    <Modal
      open={open}
      title={title}
      width={480}
      onCancel={onClose}
      closable={{ 'aria-label': t('groups.close') }}
      footer={<Button onClick={onClose}>{t('groups.close')}</Button>}
    >
      <p>{t('groups.delete.inUse', { count: group.members })}</p>
      <Link to={linkFrom(groupMembersPath(app, group))}>{t('groups.delete.showMembers')}</Link>
    </Modal>
  );
}
