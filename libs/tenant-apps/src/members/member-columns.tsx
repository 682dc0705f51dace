import { clipText, formatDateTime } from '@console/i18n';
import { StatusTag, TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Member } from '../contract';
import { memberStateOf, type MemberState } from './member-state';

const TONES = { active: 'normal', invited: 'off', expired: 'ended' } as const satisfies Record<
  MemberState,
  string
>;

export function useMemberColumns(): ResourceColumn<Member>[] {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const zone = useZone();
  const groupName = (member: Member) => member.group?.name ?? member.groupId;

  return [
    {
      key: 'email',
      title: t('members.columns.person'),
      sortable: true,
      render: ({ name, email }) =>
        name === null ? (
          <bdi style={{ fontWeight: token.fontWeightStrong, overflowWrap: 'anywhere' }}>
            {clipText(email)}
          </bdi>
        ) : (
          <TwoLines main={name} detail={email} />
        ),
      text: ({ name, email }) => (name === null ? email : `${name} <${email}>`),
    },
    {
      key: 'group',
      title: t('members.columns.group'),
      render: (member) => (
        <>
          <bdi>{clipText(groupName(member))}</bdi>
          {member.isOwner && (
            <div style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
              {t('members.owner')}
            </div>
          )}
        </>
      ),
      text: (member) =>
        member.isOwner ? t('members.groupOfOwner', { group: groupName(member) }) : groupName(member),
    },
    {
      key: 'status',
      title: t('members.columns.status'),
      sortable: true,
      render: (member) => {
        const state = memberStateOf(member);
        const tag = <StatusTag tone={TONES[state]} label={t(`members.status.${state}`)} />;
        return state === 'active' ? (
          tag
        ) : (
          <>
            {tag}
            <div style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
              {t(`members.until.${state}`, { time: formatDateTime(member.invitationExpiresAt, zone) })}
            </div>
          </>
        );
      },
      text: (member) => {
        const state = memberStateOf(member);
        if (state === 'active') return t('members.status.active');
        return t(`members.statusWithEnd.${state}`, {
          time: formatDateTime(member.invitationExpiresAt, zone),
        });
      },
    },
    timeColumn({ key: 'createdAt', title: t('members.columns.createdAt'), zone, sortable: true }),
  ];
}
