import { useTwoFactorPassed, useUserDetail } from '../api/session-api';
import { useIsIdle } from '../deployment/idle';

/**
 * Whether the user may read the servers and alerts of an app; false while the first screen loads.
 *
 * @param heldIn Another app whose permission counts.
 */
export function useServersReadable(appId: string, heldIn = appId): boolean {
  const skip = !useTwoFactorPassed();
  const details = [useUserDetail({ appId, skip }), useUserDetail({ appId: heldIn, skip })];
  const isAllowed = details.some((detail) =>
    detail?.group.permission.some(({ apiGroupId }) => apiGroupId === 'admin-machine'),
  );
  return useIsIdle() && isAllowed;
}
