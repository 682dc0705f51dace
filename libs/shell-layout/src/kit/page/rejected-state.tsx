import type { GroupAccess } from '@console/http/contract';
import { useHeld } from '../../access/use-access';
import { accessObstacle } from '../../guards/obstacle';
import { NO_MEMBER } from '../../guards/permissions';
import { LockedState } from './locked-state';

interface RejectedStateProps {
  /** The access of the operation. */
  access: GroupAccess;
  /** The name of the content on the screen. */
  what: string;
}

/** Renders in place of content whose query the platform rejects with 403: what it takes, whatever the user held until now. */
export function RejectedState({ access, what }: RejectedStateProps) {
  const { app = NO_MEMBER } = useHeld();
  const held = { permissions: NO_MEMBER.permissions, app: { ...NO_MEMBER, isMember: app.isMember } };
  const obstacle = accessObstacle(access, held);
  return obstacle && <LockedState obstacle={obstacle} what={what} />;
}
