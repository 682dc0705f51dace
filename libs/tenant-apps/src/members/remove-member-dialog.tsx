import { ConfirmDialog, usePopUps } from '@console/ui';
import { useGetProfileQuery } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveMemberMutation } from '../api/members-api';
import type { Member } from '../contract';
import { useGrantableApiGroups } from '../groups/use-grantable-api-groups';
import { useManagedApp } from '../use-managed-app';
import { memberName, memberStateOf } from './member-state';

export function RemoveMemberDialog({ member, onClose }: { member: Member | undefined; onClose: () => void }) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [remove] = useRemoveMemberMutation();
  // The content remains while the dialog closes.
  const [shown, setShown] = useState(member);
  if (member && member !== shown) setShown(member);
  const affected = useAffected(shown);
  if (!shown) return null;

  const name = memberName(shown);
  const action = shown.status === 'active' ? 'remove' : 'revoke';
  return (
    <ConfirmDialog
      open={member !== undefined}
      title={t(`members.${action}.title`, { name })}
      action={t(`members.${action}.action`)}
      danger
      affected={{ data: affected }}
      run={() => remove({ id: shown.id, appId: shown.appId })}
      onDone={() => message.success(t(`members.${action}.done`, { name }))}
      onClose={onClose}
    >
      {t(`members.${action}.effect`)}
    </ConfirmDialog>
  );
}

function useAffected(member: Member | undefined): string[] {
  const { t, i18n } = useTranslation('tenantApps');
  const { data: profile } = useGetProfileQuery();
  const { currentData: apiGroups = [] } = useGrantableApiGroups(useManagedApp());
  if (!member) return [];
  const group = member.group?.name ?? member.groupId;
  const state = memberStateOf(member);
  if (state !== 'active')
    return [t(`members.revoke.affected.${state}`), t('members.revoke.affected.group', { group })];

  const granted = (member.group?.permission ?? []).map(
    ({ apiGroupId }) => apiGroups.find((one) => one.apiGroupId === apiGroupId)?.name ?? apiGroupId,
  );
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(granted);
  return [
    t('members.remove.affected.membership', { group }),
    ...(granted.length > 0 ? [t('members.remove.affected.permissions', { apiGroups: names })] : []),
    ...(member.email === profile?.email ? [t('members.remove.affected.self')] : []),
  ];
}
