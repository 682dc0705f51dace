import { ConfirmDialog, useLinkFrom } from '@console/shell-layout';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDeleteGroupMutation, useGetGroupQuery } from '../api/groups-api';
import type { TenantGroup } from '../contract';
import { useManagedApp } from '../managed-app/use-managed-app';
import { groupMembersPath } from './group-paths';

interface DeleteGroupDialogProps {
  /** As the list has it. */
  group: TenantGroup;
  open: boolean;
  onClose: () => void;
}

/**
 * Deletes a group that nobody is in; of another it says how many are, and leads to them. It asks for the group as it is
 * now, and once more when the platform refuses: somebody may have come in meanwhile. @see spec 7.6
 */
export function DeleteGroupDialog({ group: listed, open, onClose }: DeleteGroupDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [remove] = useDeleteGroupMutation();
  const asked = useGetGroupQuery(
    { id: listed.id, appId: listed.appId },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const group = asked.currentData ?? listed;
  const inUse = group.members > 0;
  const title = t('groups.delete.title', { name: group.name });

  return (
    <>
      <GroupInUseDialog group={group} title={title} open={open && inUse} onClose={onClose} />
      <ConfirmDialog
        open={open && !inUse}
        title={title}
        danger
        affected={{
          ...asked,
          data: [t('groups.delete.nobody'), t('groups.delete.grants', { count: group.apiGroups.length })],
        }}
        run={async () => {
          const outcome = await remove({ id: group.id, appId: group.appId });
          if (outcome.error) void asked.refetch();
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
