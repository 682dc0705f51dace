import { useEffect, useState } from 'react';
import { useTwoFactorPassed, useUserDetail } from '../api/session-api';
import { useIsIdle } from '../deployment/idle';
import type { Watched } from '../services/console-ports';

/**
 * The last value of an app; undefined until there is one, while the first screen loads, and without the permission.
 *
 * @param heldIn Another app in which the permission counts as well.
 */
export function useWatched<T>(watched: Watched<T> | undefined, appId: string, heldIn = appId): T | undefined {
  const skip = !useTwoFactorPassed();
  const details = [useUserDetail({ appId, skip }), useUserDetail({ appId: heldIn, skip })];
  const allowed = details.some((detail) =>
    detail?.group.permission.some((entry) => entry.apiGroupId === watched?.permission),
  );
  const calm = useIsIdle();
  const [told, setTold] = useState<{ appId: string; value: T }>();

  useEffect(() => {
    if (!allowed || !calm) return undefined;
    return watched?.watch(appId, (value) => {
      setTold({ appId, value });
    });
  }, [watched, allowed, calm, appId]);

  return allowed && told?.appId === appId ? told.value : undefined;
}
