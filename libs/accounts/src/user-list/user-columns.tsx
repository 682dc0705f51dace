import { clipText } from '@console/i18n';
import { TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn, statusColumn } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '../contract';
import { userPath } from '../user-paths';
import { useUserStatus } from '../user-status-tag';

export function useUserColumns(): ResourceColumn<AdminUser>[] {
  const { t } = useTranslation('accounts');
  const zone = useZone();
  const linkFrom = useLinkFrom();
  const statuses = useUserStatus();

  return useMemo(() => {
    const twoFactorOn = { tone: 'normal', label: t('twoFactor.on') } as const;
    const twoFactorOff = { tone: 'off', label: t('twoFactor.off') } as const;
    const rights = { full: t('rights.full'), viewOnly: t('rights.view-only') };
    const noGroup = t('users.noGroup');
    return [
      {
        key: 'name',
        title: t('users.columns.name'),
        sortable: true,
        render: (user) => <TwoLines main={user.name} detail={user.email} to={linkFrom(userPath(user.id))} />,
        text: ({ name, email }) => `${name} <${email}>`,
        exports: [
          { title: t('users.columns.name'), text: ({ name }) => name },
          { title: t('users.columns.email'), text: ({ email }) => email },
        ],
      },
      statusColumn({
        key: 'status',
        title: t('users.columns.status'),
        status: ({ status }) => statuses[status],
      }),
      statusColumn({
        key: 'twoFactor',
        title: t('users.columns.twoFactor'),
        status: ({ twoFAEnabled }) => (twoFAEnabled ? twoFactorOn : twoFactorOff),
      }),
      {
        key: 'rights',
        priority: 'secondary',
        title: t('users.columns.rights'),
        render: ({ viewOnly }) => (viewOnly ? rights.viewOnly : rights.full),
      },
      {
        key: 'group',
        title: t('users.columns.group'),
        render: ({ adminGroup }) => <bdi>{clipText(adminGroup ?? noGroup)}</bdi>,
        text: ({ adminGroup }) => adminGroup,
      },
      {
        key: 'apps',
        title: t('users.columns.apps'),
        align: 'end',
        render: ({ apps }) => apps,
      },
      timeColumn({
        key: 'lastSignInAt',
        title: t('users.columns.lastSignInAt'),
        zone,
        sortable: true,
        relative: true,
        none: t('users.neverSignedIn'),
      }),
      timeColumn({
        key: 'createdAt',
        title: t('users.columns.createdAt'),
        zone,
        sortable: true,
        priority: 'secondary',
        relative: true,
      }),
    ];
  }, [t, zone, linkFrom, statuses]);
}
