import type { ArgsOf } from '@console/http/contract';
import { listFields, type ListState, oneOf, text } from '@console/ui/list';
import type { listMembers } from '../contract';
import { MEMBER_STATES, type MemberState } from './member-state';

export const MEMBER_LIST = {
  ...listFields(['email', 'status', 'createdAt'], '-createdAt'),
  group: text(),
  status: oneOf(MEMBER_STATES),
};

type Args = ArgsOf<typeof listMembers>;

const FILTERS = {
  '': {},
  active: { status: 'active' },
  invited: { status: 'invited', expired: false },
  expired: { expired: true },
} as const satisfies Record<MemberState | '', Args['customFields']>;

export function memberListArgs(
  appId: string,
  { group, status, ...state }: ListState<typeof MEMBER_LIST>,
): Args {
  return {
    ...state,
    appId,
    populates: 'group',
    customFields: { appId, ...(group !== '' && { groupId: group }), ...FILTERS[status] },
  };
}
