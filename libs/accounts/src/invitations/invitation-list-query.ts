import type { ArgsOf } from '@console/http/contract';
import { listFields, type ListState, oneOf } from '@console/ui/list';
import type { listUserInvitations } from '../contract';

export const INVITATION_STATES = ['pending', 'expired'] as const;

export const INVITATION_LIST = {
  ...listFields(['email', 'createdAt', 'expiresAt'], '-createdAt'),
  state: oneOf(INVITATION_STATES),
};

export function invitationListArgs({
  state,
  ...list
}: ListState<typeof INVITATION_LIST>): ArgsOf<typeof listUserInvitations> {
  return { ...list, customFields: state === '' ? {} : { expired: state === 'expired' } };
}
