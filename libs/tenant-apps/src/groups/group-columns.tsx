import { clipText } from '@console/i18n';
import { useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { useKeepQuery, useLinkFrom } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TenantGroup } from '../contract';
import { groupMembersPath, previewGroupPath } from '../tenant-app-paths';
import type { ManagedApp } from '../use-managed-app';
import { knownApiGroups } from './manage-requirements';
import type { GrantableApiGroup } from './use-grantable-api-groups';

export function useGroupColumns(
  app: ManagedApp,
  apiGroups: readonly GrantableApiGroup[] = [],
): ResourceColumn<TenantGroup>[] {
  const { t, i18n } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const zone = useZone();
  const linkFrom = useLinkFrom();
  const keepQuery = useKeepQuery();
  const names = new Map(apiGroups.map(({ apiGroupId, name }) => [apiGroupId, name]));
  const granted = (group: TenantGroup) =>
    new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
      knownApiGroups(group.apiGroups).map((id) => names.get(id) ?? id),
    );

  return [
    {
      key: 'name',
      title: t('columns.name'),
      sortable: true,
      render: (group) => (
        <bdi style={{ fontWeight: token.fontWeightStrong }}>
          <Link to={keepQuery(previewGroupPath(app, group))}>{clipText(group.name)}</Link>
        </bdi>
      ),
      text: (group) => group.name,
    },
    { key: 'description', title: t('groups.description'), render: (group) => group.description },
    {
      key: 'apiGroups',
      title: t('groups.apiGroups'),
      // Wraps: all API groups in one line would be wider than most windows.
      render: (group) => (
        <span style={{ display: 'inline-block', minWidth: 160, maxWidth: 360, whiteSpace: 'normal' }}>
          {granted(group) || t('groups.noApiGroups')}
        </span>
      ),
      text: granted,
    },
    {
      key: 'members',
      title: t('columns.members'),
      sortable: true,
      align: 'end',
      render: (group) => (
        <Link
          to={linkFrom(groupMembersPath(app, group))}
          aria-label={t('groups.membersOf', { count: group.members, name: group.name })}
        >
          {group.members}
        </Link>
      ),
      text: (group) => group.members,
    },
    timeColumn({ key: 'createdAt', title: t('columns.createdAt'), zone, sortable: true }),
  ];
}
