import { formatDateTime } from '@console/i18n';
import {
  DateTime,
  StatusTag,
  TwoLines,
  useLinkFrom,
  useZone,
  type ResourceColumn,
} from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '../contract';
import { userPath } from '../user/user-paths';
import { UserStatusTag } from '../user/user-status-tag';

/** The columns of the list; an export has the same facts, and the e-mail in a cell of its own. */
export function useUserColumns(): ResourceColumn<AdminUser>[] {
  const { t } = useTranslation('accounts');
  const zone = useZone();
  const linkFrom = useLinkFrom();
  const twoFactor = ({ twoFAEnabled }: AdminUser) => t(`twoFactor.${twoFAEnabled ? 'on' : 'off'}`);
  const rights = ({ viewOnly }: AdminUser) => t(`rights.${viewOnly ? 'view-only' : 'full'}`);

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
    {
      key: 'status',
      title: t('users.columns.status'),
      render: ({ status }) => <UserStatusTag status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
    {
      key: 'twoFactor',
      title: t('users.columns.twoFactor'),
      render: (user) => (
        <StatusTag tone={user.twoFAEnabled ? 'success' : 'neutral'} label={twoFactor(user)} />
      ),
      text: twoFactor,
    },
    { key: 'rights', title: t('users.columns.rights'), render: rights },
    {
      key: 'group',
      title: t('users.columns.group'),
      render: ({ adminGroup }) => <bdi>{adminGroup ?? t('users.noGroup')}</bdi>,
      text: ({ adminGroup }) => adminGroup,
    },
    {
      key: 'apps',
      title: t('users.columns.apps'),
      align: 'end',
      render: ({ apps }) => apps,
    },
    {
      key: 'lastSignInAt',
      title: t('users.columns.lastSignInAt'),
      sortable: true,
      render: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('users.neverSignedIn') : <DateTime value={lastSignInAt} zone={zone} />,
      text: ({ lastSignInAt }) => lastSignInAt && formatDateTime(lastSignInAt, zone),
    },
    {
      key: 'createdAt',
      title: t('users.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <DateTime value={createdAt} zone={zone} />,
      text: ({ createdAt }) => formatDateTime(createdAt, zone),
    },
  ];
}
