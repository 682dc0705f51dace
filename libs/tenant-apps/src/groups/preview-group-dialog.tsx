import { useTranslation } from 'react-i18next';
import { GroupDialog } from './group-dialog';
import { MemberRights } from './member-rights';
import { OneGroup } from './one-group';

/** What a member of the group may do. */
export function PreviewGroupDialog() {
  const { t } = useTranslation('tenantApps');
  return (
    <OneGroup title={t('groups.acts.preview')}>
      {(group, apiGroups) => (
        <GroupDialog title={t('groups.preview.title', { name: group.name })}>
          <MemberRights granted={group.apiGroups} apiGroups={apiGroups} />
        </GroupDialog>
      )}
    </OneGroup>
  );
}
