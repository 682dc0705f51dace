import { StatusTag } from '@console/shell-layout';
import type { AdminUser } from '../contract';
import { useUserStatus } from './use-user-status';

/** How far a person has come: invited, signed up, or in. */
export function UserStatusTag({ status }: Pick<AdminUser, 'status'>) {
  return <StatusTag {...useUserStatus()[status]} />;
}
