import type { GroupAccess } from '@console/http/contract';
import { useGrants } from './use-access';
import { accessDenial } from '../guards/obstacle';
import { NOT_A_MEMBER } from '../guards/permissions';
import { LockedState } from './locked-state';

interface RejectedStateProps {
  /** The access of the operation. */
  access: GroupAccess;
  /** The name of the content on the screen. */
  what: string;
}

/** Renders in place of content whose query the platform rejects with 403: what it takes, whatever the user held until now. */
export function RejectedState({ access, what }: RejectedStateProps) {
  const { app = NOT_A_MEMBER } = useGrants();
  const held = { permissions: NOT_A_MEMBER.permissions, app: { ...NOT_A_MEMBER, isMember: app.isMember } };
  const denial = accessDenial(access, held);
  return denial && <LockedState denial={denial} what={what} />;
}
