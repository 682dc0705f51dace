import { ADMIN_APP_ID } from '@console/http';
import { useActionDenial, useAppDetail } from '@console/shell-layout';
import { useParams } from 'react-router';

/** What somebody is to the app that a page is about. */
export type Standing =
  /** They look after every tenant app. */
  | 'staff'
  /** They are one of its own people. */
  | 'member'
  /** Neither. */
  | 'stranger';

/**
 * What the signed-in person is to the app in the address; undefined until that is known. The admin app is no tenant app, which
 * staff are told of like any other that does not exist.
 */
export function useStanding(): Standing | undefined {
  const { appId } = useParams();
  const isStaff = useActionDenial({ permission: 'admin-tenant-app' }) === undefined;
  const { subscription, isMember, isFailed } = useAppDetail();
  if (isStaff) return 'staff';
  if (appId === ADMIN_APP_ID) return 'stranger';
  if (subscription) return isMember ? 'member' : 'stranger';
  return isFailed ? 'stranger' : undefined;
}
